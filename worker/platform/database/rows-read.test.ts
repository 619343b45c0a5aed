import { players, teams } from '@desert/drizzle/schema';
import { env } from 'cloudflare:workers';
import { sql } from 'drizzle-orm';
import { drizzle } from 'drizzle-orm/d1';
import { beforeAll, expect, it } from 'vitest';
import { api } from '../../api/app.ts';
import { seedHistory } from '../../test/history.ts';
import { appBindings } from '../../test/request-context.ts';
import { countRowsRead } from './rows-read.ts';

beforeAll(seedHistory);

const TEAMS = 44;
const PLAYERS = 1615;

const plain = drizzle(env.DB);

it('counting the rows read covers every kind of query without changing its results', async () => {
  const { database, rowsRead } = countRowsRead(env.DB);
  const counting = drizzle(database);

  expect(await counting.select().from(teams)).toEqual(await plain.select().from(teams));
  expect(rowsRead()).toBe(TEAMS);

  expect(await counting.all(sql`SELECT id FROM teams`)).toHaveLength(TEAMS);
  expect(rowsRead()).toBe(2 * TEAMS);

  await counting.batch([counting.select().from(teams), counting.select().from(players)]);
  expect(rowsRead()).toBe(3 * TEAMS + PLAYERS);
});

it('counting rows covers first-row reads, bound values, and writes with their index entries', async () => {
  const { database, rowsRead, rowsWritten } = countRowsRead(env.DB);
  const season = database.prepare('SELECT id, year FROM teams WHERE year = ?').bind('2011-12');
  expect(await season.first()).toEqual({ id: 32, year: '2011-12' });
  expect(await season.first('id')).toBe(32);
  expect(rowsRead()).toBe(2);
  expect(await database.prepare('SELECT id FROM teams WHERE id = 99').first()).toBeNull();
  const insert = 'INSERT INTO rate_limits (key, hit, at, expires_at) VALUES (?, ?, ?, 1)';
  await database.prepare(insert).bind('log-in from an address', 'an attempt', 1).run();
  expect(rowsWritten()).toBeGreaterThan(1);
});

it.each([
  ['1', 'd1;desc="rows_read=1"'],
  ['0', null],
  [undefined, null],
])(
  'with REPORT_ROWS_READ set to %s, the Server-Timing header is %s',
  async (REPORT_ROWS_READ, expected) => {
    const response = await api.request('/api/history/teams', {}, appBindings({ REPORT_ROWS_READ }));
    expect(response.headers.get('Server-Timing')).toBe(expected);
  },
);
