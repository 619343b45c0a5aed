import { players, teams } from '@desert/drizzle/schema';
import { env } from 'cloudflare:workers';
import { eq, sql } from 'drizzle-orm';
import { drizzle } from 'drizzle-orm/d1';
import { beforeAll, beforeEach, expect, it } from 'vitest';
import { seedHistory } from '../../test/history.ts';
import { type Database, openD1 } from './open.ts';
import { readTogether } from './together.ts';

beforeAll(seedHistory);

const plain = drizzle(env.DB);

let requests: number;
const counting = {
  prepare: (query: string) => env.DB.prepare(query),
  batch: async (statements: D1PreparedStatement[]) => {
    requests += 1;
    return env.DB.batch(statements);
  },
} as D1Database;

beforeEach(() => {
  requests = 0;
});

const season = (database: Database) =>
  database.select().from(teams).where(eq(teams.year, '2011-12'));
const whole = (database: Database) =>
  database.batch([season(database), database.select().from(players).limit(3)]);

it('concurrent reads of the same rows share one query, with the same results', async () => {
  const together = openD1(readTogether(counting));
  const late = async () => {
    // Like a read that does other asynchronous work first.
    for (let turn = 0; turn < 20; turn += 1) await Promise.resolve();
    return season(together);
  };
  expect(await Promise.all([season(together), whole(together), late()])).toEqual([
    await season(plain),
    await whole(plain),
    await season(plain),
  ]);
  expect(requests).toBe(1);
  expect(await season(together).get()).toEqual(await season(plain).get());
  expect(requests).toBe(2);
});

it('a read that fails does not fail the other reads of its batch', async () => {
  const together = openD1(readTogether(counting));
  const broken = () => together.all(sql`SELECT * FROM no_such_table`);
  const [good, bad] = await Promise.allSettled([season(together), broken()]);
  expect(good).toMatchObject({ status: 'fulfilled', value: [{ year: '2011-12' }] });
  expect(String((bad as PromiseRejectedResult).reason.cause)).toContain('no such table');
  await expect(broken()).rejects.toThrow('Failed query');
});
