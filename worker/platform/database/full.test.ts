import { rateLimits } from '@desert/drizzle/schema';
import { drizzle } from 'drizzle-orm/d1';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { env } from '../../test/account.ts';
import { fillTable, fullDatabase } from '../../test/full-database.ts';
import { isFull, runUnlessFull } from './full.ts';

const log = vi.fn<(line: string) => void>();
beforeEach(() => {
  log.mockClear();
  vi.spyOn(console, 'error').mockImplementation(log);
});
afterEach(() => vi.restoreAllMocks());

const row = { key: 'write 1', at: 0, expires_at: 0 } as const;
const insert = (DB: D1Database, hit = '') =>
  drizzle(DB)
    .insert(rateLimits)
    .values({ ...row, hit })
    .run();

it('a full database is recognized by SQLite’s error', async () => {
  const empty = await fillTable('rate_limits');
  try {
    expect(isFull(await insert(env.DB).catch((error: unknown) => error))).toBe(true);
  } finally {
    await empty();
  }
});

it.each([
  'D1_ERROR: Exceeded maximum DB size',
  'D1_ERROR: attempt to write a readonly database: SQLITE_READONLY',
  'internal error; reference = ar94rt9l8a2m39cn77a5dse2',
])('a full database is recognized by D1’s error: %s', (message) => {
  expect(isFull(new Error(message))).toBe(true);
  expect(isFull(new Error('Failed query', { cause: new Error(message) }))).toBe(true);
});

it('a full database is not recognized by typed text, nor by any other error', async () => {
  const taken = drizzle(env.DB)
    .insert(rateLimits)
    .values({ ...row, hit: 'database or disk is full' });
  await taken.run();
  expect(isFull(await taken.run().catch((error: unknown) => error))).toBe(false);
  expect(isFull(new Error('Network connection lost.'))).toBe(false);
  expect(isFull('database or disk is full')).toBe(false);
});

it('an optional write is skipped, which is logged, if the database is full', async () => {
  expect(
    await runUnlessFull('a mark', () => insert(fullDatabase(), 'fan@example.com')),
  ).toBeUndefined();
  expect(log.mock.calls.map(([line]) => JSON.parse(line) as object)).toEqual([
    { event: 'database.full', what: 'a mark', reason: 'Exceeded maximum DB size' },
  ]);
});

it('an optional write fails only for errors other than a full database', async () => {
  expect(await runUnlessFull('a mark', async () => Promise.resolve(7))).toBe(7);
  const lost = async () => Promise.reject(new Error('Network connection lost.'));
  await expect(runUnlessFull('a mark', lost)).rejects.toThrow('Network');
  expect(log).not.toHaveBeenCalled();
});
