import { drizzle } from 'drizzle-orm/d1';
import { expect, it } from 'vitest';
import { countRowsRead } from '../../platform/database/rows-read.ts';
import { env, rowCount } from '../../test/account.ts';
import { losingDatabase } from '../../test/faulty.ts';
import { captureOutcome } from '../../test/outcome.ts';
import type { Policies } from './policies.ts';
import { admitRequest } from './rate-limit.ts';

const database = drizzle(env.DB);
const MINUTE = 60_000;

let keys = 0;
const newKey = () => `test ${(keys += 1)}`;

it('a request is admitted by all of its policies or by none, and a refused one counts for none', async () => {
  const [few, many] = [newKey(), newKey()];
  const policies: Policies = [
    { key: few, limit: 1, window: MINUTE },
    { key: many, limit: 3, window: MINUTE },
  ];
  await admitRequest(database, policies, { now: 1 });
  await expect(admitRequest(database, policies, { now: 2 })).rejects.toMatchObject({ status: 429 });
  expect(await rowCount('rate_limits', `key = '${many}'`)).toBe(1);
});

it('a request that counts as several hits is admitted with all of its hits or refused', async () => {
  const policies: Policies = [{ key: newKey(), limit: 5, window: MINUTE }];
  const admitted = async (times: number) =>
    (await captureOutcome(admitRequest(database, policies, { now: 1, times }))).ok;
  expect([await admitted(6), await admitted(3), await admitted(3), await admitted(2)]).toEqual([
    false,
    true,
    false,
    true,
  ]);
});

it('a hit stops counting toward a rate limit exactly when it is as old as the limit’s window', async () => {
  const policies: Policies = [{ key: newKey(), limit: 2, window: MINUTE }];
  const at = async (now: number) => captureOutcome(admitRequest(database, policies, { now }));
  expect([(await at(0)).ok, (await at(MINUTE / 2)).ok]).toEqual([true, true]);
  expect(await at(MINUTE - 1)).toMatchObject({ ok: false, retryAfter: 1 });
  expect((await at(MINUTE)).ok).toBe(true);
  expect(await at(MINUTE)).toMatchObject({ ok: false, retryAfter: 30 });
});

it('of many concurrent requests, a rate limit admits exactly as many as it allows', async () => {
  const policies: Policies = [
    { key: newKey(), limit: 7, window: MINUTE },
    { key: newKey(), limit: 20, window: 60 * MINUTE },
  ];
  const all = Array.from({ length: 30 }, (_, now) =>
    captureOutcome(admitRequest(database, policies, { now })),
  );
  expect((await Promise.all(all)).filter(({ ok }) => ok)).toHaveLength(7);
});

it('a rate-limit statement that is retried after a lost response counts one hit', async () => {
  const key = newKey();
  const lost = drizzle(losingDatabase());
  const policies: Policies = [{ key, limit: 1, window: MINUTE }];
  await admitRequest(lost, policies, { now: 1 });
  expect(await rowCount('rate_limits', `key = '${key}'`)).toBe(1);
});

it('the rows that a rate-limit check reads and writes are bounded by its limit', async () => {
  const key = newKey();
  const policies: Policies = [{ key, limit: 100, window: MINUTE }];
  await admitRequest(database, policies, { now: 1, times: 99 });
  const counted = countRowsRead(env.DB);
  await admitRequest(drizzle(counted.database), policies, { now: 2 });
  expect(counted.rowsRead()).toBeLessThanOrEqual(2 * 100 + 2);
  expect(counted.rowsWritten()).toBe(3);
});
