import type { LogInInput } from '@desert/contract/accounts/account';
import { expect, it } from 'vitest';
import { type Hit, refundHits, settleHits } from '../http/rate-limits/rate-limit.ts';
import { findByLogin } from '../members/users/users.ts';
import { authContextBy, env, newAddress, rowCount, type Visitor } from '../test/account.ts';
import { captureOutcome } from '../test/outcome.ts';
import { newOwner } from '../test/owner.ts';
import { logIn } from './log-in.ts';
import { admitPasswordAttempt } from './password.ts';

const MOMENT = 'The site is busy right now. Please try again in a few seconds.';

/** Starts log-ins in another Worker that have no result yet. @returns the hits of the admitted ones */
async function inFlight(email: string, address: string, count: number, now = 0) {
  const context = authContextBy({ address, now });
  const user = await findByLogin(context.database, email);
  const attempts: Hit[][] = [];
  for (let at = 0; at < count; at += 1) {
    const hits = await admitPasswordAttempt(context, email, user).catch(() => undefined);
    if (hits) attempts.push(hits);
  }
  return { context, attempts };
}

const logInBy = (visitor: Visitor, fan: LogInInput) =>
  captureOutcome(logIn(authContextBy(visitor), fan));

const wordsOf = (outcome: Awaited<ReturnType<typeof logInBy>>) =>
  outcome.ok ? 'in' : `${outcome.status} ${outcome.errors['message']}`;

const times = Array.from({ length: 100 });

it('of a hundred concurrent log-ins with the right password, ten succeed and none is counted as wrong', async () => {
  const { fan } = await newOwner();
  const address = newAddress();
  const results = await Promise.all(times.map(() => logInBy({ address }, fan)));
  const outcomes = results.map(wordsOf);
  expect(new Set(outcomes)).toEqual(new Set(['in', `429 ${MOMENT}`]));
  expect(outcomes.filter((outcome) => outcome === 'in')).toHaveLength(10);
  expect(results.find(({ ok }) => !ok)).toMatchObject({ retryAfter: 2 });
  expect(await rowCount('rate_limits', `key LIKE '% ${fan.email}'`)).toBe(0);
  expect((await logInBy({ address }, fan)).ok).toBe(true);
});

it('unfinished log-ins in another Worker delay a right log-in for a moment, and block it if they were wrong', async () => {
  const { fan } = await newOwner();
  const address = newAddress();
  const { context, attempts } = await inFlight(fan.email, address, 12);
  expect(attempts).toHaveLength(10);
  expect(wordsOf(await logInBy({ address }, fan))).toBe(`429 ${MOMENT}`);
  await refundHits(context.database, attempts[0]!);
  expect(wordsOf(await logInBy({ address }, fan))).toBe('in');
  const more = await inFlight(fan.email, address, 1);
  for (const hits of [...attempts.slice(1), ...more.attempts])
    await settleHits(context.database, hits);
  const refused = { status: 429, retryAfter: 15 * 60 };
  expect(await logInBy({ address }, fan)).toMatchObject(refused);
});

it('log-ins in flight in another Worker count as wrong after half a minute without a result', async () => {
  const { fan } = await newOwner();
  const address = newAddress();
  await inFlight(fan.email, address, 10);
  const early = await logInBy({ address, now: 29_999 }, fan);
  expect(wordsOf(early)).toBe(`429 ${MOMENT}`);
  const late = await logInBy({ address, now: 30_000 }, fan);
  expect(late).toMatchObject({ status: 429, retryAfter: 15 * 60 - 30 });
});

const sessions = ({ email }: { email: string }) =>
  env.DB.prepare(
    'SELECT device FROM sessions JOIN users ON users.id = user_id WHERE email = ? ORDER BY sessions.created_at',
  )
    .bind(email)
    .all<{ device: string }>();

it('an account keeps its newest twenty sessions', async () => {
  const { fan } = await newOwner();
  for (let now = 1; now <= 25; now += 1) {
    await logIn(authContextBy({ address: newAddress(), now, device: `no. ${now}` }), fan);
  }
  const { results } = await sessions(fan);
  const devices = Array.from({ length: 20 }, (_, at) => `no. ${at + 6}`);
  expect(results.map(({ device }) => device)).toEqual(devices);
});

it('the demo account keeps its newest two hundred sessions', async () => {
  const vars = { DEMO_ACCOUNT: 'demo' };
  const demo = { email: 'demo@example.com', password: 'howl with the pack' };
  const logInAt = (now: number) =>
    logIn(authContextBy({ address: newAddress(), now, device: `no. ${now}`, vars }), demo);
  await logInAt(1);
  await env.DB.prepare(
    `INSERT INTO sessions SELECT 'demo ' || value, user_id, value, 1, 'no. ' || value, 0
        FROM sessions JOIN json_each(?) WHERE device = 'no. 1' AND user_id = (SELECT id FROM users WHERE email = ?)`,
  )
    .bind(JSON.stringify(Array.from({ length: 203 }, (_, at) => at + 2)), demo.email)
    .run();
  await logInAt(205);
  const { results } = await sessions(demo);
  expect(results).toHaveLength(200);
  expect(results[0]).toEqual({ device: 'no. 6' });
});
