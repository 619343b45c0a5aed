/** Log-ins while the database takes nothing more. */
import { users } from '@desert/drizzle/schema';
import { eq } from 'drizzle-orm';
import { drizzle } from 'drizzle-orm/d1';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { rootCause } from '../log/root-cause.ts';
import { sessionOf } from '../session/resolve.ts';
import { authContextBy, cookiesOf, env, newAddress, newFan, rowCount } from '../test/account.ts';
import type { Visitor } from '../test/account.ts';
import { fillTable, fullDatabase } from '../test/full-database.ts';
import * as owners from '../test/owner.ts';
import { demoAccount } from './demo.ts';
import { logIn } from './log-in.ts';
import { createPasswords, type Passwords } from './passwords.ts';

const MINUTE = 60_000;
const stored = drizzle(env.DB);
let now = 1_790_000_000_000;

beforeEach(() => {
  // What is counted in memory is over.
  now += 60 * MINUTE;
  vi.spyOn(console, 'error').mockReturnValue();
});
afterEach(() => vi.restoreAllMocks());

async function newOwner() {
  const owner = await owners.newOwner();
  const set = (change: Partial<typeof users.$inferInsert>) =>
    stored.update(users).set(change).where(eq(users.id, owner.id));
  return { ...owner, set };
}

type Fan = ReturnType<typeof newFan>;

/** As it is asked for while the database is full. */
const context = (visitor: Visitor) => ({
  ...authContextBy({ now, ...visitor }),
  database: drizzle(fullDatabase()),
});
const right = (fan: Fan, visitor: Visitor = {}) => logIn(context(visitor), fan);
const wrong = (fan: Fan, visitor: Visitor = {}) =>
  logIn(context(visitor), { ...fan, password: 'a guess' });

async function viewerBy(outcome: Awaited<ReturnType<typeof logIn>>) {
  if (!outcome.ok) throw new Error(JSON.stringify(outcome.errors));
  const headers = { Cookie: cookiesOf(outcome) };
  return sessionOf(new Request('https://desert.test/', { headers }), drizzle(fullDatabase()), now);
}

it('who has the right password is let in, and nothing is stored of it, however often', async () => {
  const { fan, id, address } = await newOwner();
  const sessions = await rowCount('sessions', `user_id = ${id}`);
  const other = createPasswords({ ln: 2, r: 1, p: 1 });
  for (let time = 0; time < 12; time += 1) {
    // By the hash that is stored, also where today's is another.
    const visitor = time % 2 === 0 ? { address } : { address, passwords: other };
    const session = await viewerBy(await right(fan, visitor));
    expect(session).toMatchObject({ account: { id, username: fan.username } });
  }
  expect(await rowCount('sessions', `user_id = ${id}`)).toBe(sessions);
});

it('who has the right password is let in where SQLite itself refuses the session', async () => {
  const { fan, id, address } = await newOwner();
  const empty = await fillTable('sessions');
  try {
    const outcome = await logIn(authContextBy({ now, address }), fan);
    expect(await viewerBy(outcome)).toMatchObject({ account: { id } });
    // What was typed right is counted by no limit.
    const counted = await rowCount('attempts', `kind = 'log-in' AND account = '${fan.email}'`);
    expect(counted).toBe(0);
  } finally {
    await empty();
  }
});

it('who has the right password is not let in where it was changed while it was tried', async () => {
  const { fan, set } = await newOwner();
  const cheap = createPasswords({ ln: 1, r: 1, p: 1 });
  const passwords: Passwords = {
    ...cheap,
    async verify(...asked) {
      const isRight = await cheap.verify(...asked);
      await set({ password: await cheap.hash('another one') });
      return isRight;
    },
  };
  expect(await right(fan, { address: newAddress(), passwords })).toMatchObject({ status: 401 });
});

it('who has the right password is not let in to a suspended account, and hears why', async () => {
  const { fan, set } = await newOwner();
  await set({ suspended_until: now + 1 });
  expect(await right(fan, { address: newAddress() })).toMatchObject({
    status: 403,
    errors: { message: expect.stringMatching(/^This account is suspended/) },
  });
});

it('who has the right password is not let in where a second factor is asked for: a code could be used twice', async () => {
  const { fan, set } = await newOwner();
  await set({ second_factor: true });
  const message = 'The site can’t save anything right now, so passkeys and recovery codes';
  for (const input of [fan, { ...fan, recovery_code: 'k3vq-9x0t-m2hs-7dpw' }])
    expect(await logIn(context({ address: newAddress() }), input)).toMatchObject({
      status: 507,
      errors: { message: expect.stringContaining(message) },
    });
});

it('who has the right password of the demo account is let in, also where it could not be made anew', async () => {
  const vars = { DEMO_ACCOUNT: 'demo' };
  const demo = demoAccount({ ...env, ...vars })!;
  await logIn(authContextBy({ vars, address: newAddress() }), demo);
  const outcome = await logIn(context({ vars, address: newAddress() }), demo);
  expect(await viewerBy(outcome)).toMatchObject({ account: { username: 'demo' } });
});

it('wrong passwords are ten from an address, and then the right one has to wait, too', async () => {
  const { fan, address } = await newOwner();
  for (let time = 0; time < 10; time += 1)
    expect(await wrong(fan, { address })).toMatchObject({ status: 401 });
  now += 5 * MINUTE;
  expect(await right(fan, { address })).toMatchObject({ status: 429, retryAfter: 10 * 60 });
  now += 10 * MINUTE;
  expect(await right(fan, { address })).toMatchObject({ ok: true });
});

it('wrong passwords are 50 from an address, whoever’s they are', async () => {
  const address = newAddress();
  for (let time = 0; time < 50; time += 1)
    expect(await wrong(newFan(), { address })).toMatchObject({ status: 401 });
  expect(await wrong(newFan(), { address })).toMatchObject({ status: 429 });
});

it('wrong passwords come from ten addresses, whose own tries go on; a known browser gets in all the same', async () => {
  const { fan, browser } = await newOwner();
  const known = browser.split('; ').find((cookie) => cookie.includes('known-browser'))!;
  const addresses = Array.from({ length: 10 }, newAddress);
  for (const address of addresses)
    expect(await wrong(fan, { address })).toMatchObject({ status: 401 });
  expect(await wrong(fan, { address: newAddress() })).toMatchObject({ status: 429 });
  expect(await wrong(fan, { address: addresses[0]! })).toMatchObject({ status: 401 });
  expect(await right(fan, { address: newAddress(), cookies: known })).toMatchObject({ ok: true });
});

it('other faults of the database are none of this', async () => {
  const { fan } = await newOwner();
  const fails = () => {
    throw new Error('lost');
  };
  const prepare = env.DB.prepare.bind(env.DB);
  const batch = env.DB.batch.bind(env.DB);
  const isAttempt = (sql: string) => sql.startsWith('insert into "attempts"');
  for (const lost of [
    { prepare, batch: async () => fails() },
    { prepare: (sql: string) => (isAttempt(sql) ? fails() : prepare(sql)), batch },
  ]) {
    const database = drizzle(lost as unknown as D1Database);
    const tried = logIn({ ...context({ address: newAddress() }), database }, fan);
    await expect(tried.catch((error) => Promise.reject(rootCause(error)))).rejects.toThrow('lost');
  }
});
