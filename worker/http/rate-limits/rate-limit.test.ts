import { drizzle } from 'drizzle-orm/d1';
import { expect, it } from 'vitest';
import { countRowsRead } from '../../platform/database/rows-read.ts';
import { env, rowCount } from '../../test/account.ts';
import { losingDatabase } from '../../test/faulty.ts';
import { captureOutcome } from '../../test/outcome.ts';
import type { Policies } from './policies.ts';
import { admit } from './rate-limit.ts';

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
  await admit(database, policies, { now: 1 });
  await expect(admit(database, policies, { now: 2 })).rejects.toMatchObject({ status: 429 });
  expect(await rowCount('rate_limits', `key = '${many}'`)).toBe(1);
});

it('several hits are admitted together or not at all', async () => {
  const policies: Policies = [{ key: newKey(), limit: 5, window: MINUTE }];
  const admitted = async (times: number) =>
    (await captureOutcome(admit(database, policies, { now: 1, times }))).ok;
  expect([await admitted(6), await admitted(3), await admitted(3), await admitted(2)]).toEqual([
    false,
    true,
    false,
    true,
  ]);
});

it('a window slides: a hit stops counting exactly when it is as old as the window', async () => {
  const policies: Policies = [{ key: newKey(), limit: 2, window: MINUTE }];
  const at = async (now: number) => captureOutcome(admit(database, policies, { now }));
  expect([(await at(0)).ok, (await at(MINUTE / 2)).ok]).toEqual([true, true]);
  expect(await at(MINUTE - 1)).toMatchObject({ ok: false, retryAfter: 1 });
  expect((await at(MINUTE)).ok).toBe(true);
  expect(await at(MINUTE)).toMatchObject({ ok: false, retryAfter: 30 });
});

it('of many concurrent requests exactly as many as the limit are admitted', async () => {
  const policies: Policies = [
    { key: newKey(), limit: 7, window: MINUTE },
    { key: newKey(), limit: 20, window: 60 * MINUTE },
  ];
  const all = Array.from({ length: 30 }, (_, now) =>
    captureOutcome(admit(database, policies, { now })),
  );
  expect((await Promise.all(all)).filter(({ ok }) => ok)).toHaveLength(7);
});

it('a retry of a statement that succeeded counts once', async () => {
  const key = newKey();
  const lost = drizzle(losingDatabase());
  const policies: Policies = [{ key, limit: 1, window: MINUTE }];
  await admit(lost, policies, { now: 1 });
  expect(await rowCount('rate_limits', `key = '${key}'`)).toBe(1);
});

it('a policy reads no more rows than its limit, and each hit writes three', async () => {
  const key = newKey();
  const policies: Policies = [{ key, limit: 100, window: MINUTE }];
  await admit(database, policies, { now: 1, times: 99 });
  const counted = countRowsRead(env.DB);
  await admit(drizzle(counted.database), policies, { now: 2 });
  expect(counted.rowsRead()).toBeLessThanOrEqual(2 * 100 + 2);
  expect(counted.rowsWritten()).toBe(3);
});
