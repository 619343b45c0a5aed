import { drizzle } from 'drizzle-orm/d1';
import { expect, it } from 'vitest';
import { admitPasswordAttempt } from '../../accounts/password.ts';
import { countRowsRead } from '../../platform/database/rows-read.ts';
import { authContextBy, env, newFan } from '../../test/account.ts';
import { captureOutcome } from '../../test/outcome.ts';
import { clientAddress } from '../request/client-address.ts';
import { limitMailsByIp, limitPasskeyLogIns, signUps } from './policies.ts';
import { admitRequest } from './rate-limit.ts';

let connections = 0;

/** The prefix (/48) of an unused connection, such as '2001:db8:7'. */
const newConnection = () => `2001:db8:${(++connections).toString(16)}`;

/** One address in each of `count` consecutive /64 networks of the connection. */
const inNetworks = (connection: string, from: number, count: number) =>
  Array.from({ length: count }, (_, at) => `${connection}:${(from + at).toString(16)}::1`);

const vars = { SIGNUPS_PER_HOUR: 10, MAILS_PER_HOUR: 10, LOGIN_FAILURES_PER_ADDRESS: 10 };

async function admitted(
  admit: (context: ReturnType<typeof authContextBy>) => Promise<{ ok: boolean }>,
  addresses: string[],
): Promise<number> {
  let count = 0;
  for (const address of addresses) {
    if ((await admit(authContextBy({ address, vars }))).ok) count += 1;
  }
  return count;
}

const guess = (context: ReturnType<typeof authContextBy>) =>
  captureOutcome(admitPasswordAttempt(context, newFan().email, undefined));

const by =
  (policies: typeof signUps) =>
  ({ database, env, request, now }: ReturnType<typeof authContextBy>) =>
    captureOutcome(admitRequest(database, policies(env, clientAddress(request)), { now }));

it.each([
  ['sign-ups', by(signUps)],
  ['mails', by(limitMailsByIp)],
  ['guesses', guess],
  ['passkeys', by(limitPasskeyLogIns)],
])(
  '%s are limited to ten from a /64 or an IPv4 address, and to forty from a /48',
  async (_, admitBy) => {
    const connection = newConnection();
    expect(await admitted(admitBy, Array(11).fill(`${connection}:0100::1`))).toBe(10);
    expect(await admitted(admitBy, inNetworks(connection, 0x101, 35))).toBe(30);
    expect(await admitted(admitBy, inNetworks(newConnection(), 0x101, 1))).toBe(1);
    const network = `203.0.${++connections}`;
    expect(await admitted(admitBy, Array(11).fill(`${network}.1`))).toBe(10);
    expect(await admitted(admitBy, [`${network}.2`])).toBe(1);
  },
);

const guessAt = (email: string) => (context: ReturnType<typeof authContextBy>) =>
  captureOutcome(admitPasswordAttempt(context, email, undefined));

it('a connection with many networks gets ten guesses at an account, without locking out its owner', async () => {
  const { email } = newFan();
  const connection = newConnection();
  const everywhere = { ...vars, LOGIN_FAILURES_PER_ADDRESS: 50 };
  let count = 0;
  for (const address of inNetworks(connection, 0, 256).filter((_, at) => at % 10 === 0)) {
    const context = authContextBy({ address, vars: everywhere });
    if ((await guessAt(email)(context)).ok) count += 1;
  }
  expect(count).toBe(10);
  expect(await admitted(guessAt(email), inNetworks(newConnection(), 0, 12))).toBe(10);
  expect(await admitted(guessAt(email), ['203.0.113.77'])).toBe(1);
});

it('the rate limit of sign-ups reads few rows, however many other connections there are', async () => {
  const numbers = JSON.stringify([...Array(3000).keys()]);
  await env.DB.prepare(
    `INSERT INTO rate_limits (key, hit, at, expires_at)
      SELECT printf('sign-up from 2001:0db9:%04x:0000', value), '', 0, 9000 FROM json_each(?)`,
  )
    .bind(numbers)
    .run();
  const { database, rowsRead } = countRowsRead(env.DB);
  const context = authContextBy({ address: '2001:db9:5:1::1', vars });
  expect((await by(signUps)({ ...context, database: drizzle(database) })).ok).toBe(true);
  expect(rowsRead()).toBeLessThanOrEqual(10);
});
