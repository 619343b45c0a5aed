import { drizzle } from 'drizzle-orm/d1';
import { expect, it } from 'vitest';
import { countRowsRead } from '../platform/database/rows-read.ts';
import { authContextBy, env, newAddress, newFan } from '../test/account.ts';
import { type Outcome, captureOutcome } from '../test/outcome.ts';
import { PASSWORD } from '../test/owner.ts';
import { guardedOwner } from '../test/passkeys.ts';
import type { AuthContext } from './auth-context.ts';
import { logIn } from './log-in.ts';
import { readPasskeySettings } from './passkeys/list.ts';
import { askForPasskey, logInWithPasskey } from './passkeys/passkey-log-in.ts';
import { passSecondFactor } from './passkeys/second-factor.ts';
import { signUp } from './sign-up.ts';

async function rowsRead<T>(
  act: (context: AuthContext) => Promise<T>,
  now = Date.now(),
): Promise<[Outcome<T>, number]> {
  const { database, rowsRead } = countRowsRead(env.DB);
  const context = authContextBy({ address: newAddress(), now });
  const outcome = await captureOutcome(act({ ...context, database: drizzle(database) }));
  return [outcome, rowsRead()];
}

async function addOthers(): Promise<void> {
  // An insert scans `sqlite_sequence`, so the rows of tables that were filled earlier would count.
  await env.DB.exec('DELETE FROM sqlite_sequence');
  const numbers = JSON.stringify([...Array(2000).keys()]);
  await env.DB.batch(
    [
      `INSERT INTO users (id, username, username_key, email, email_key, password, created_at)
        SELECT 1000 + value, 'o' || value, 'o' || value, 'o' || value, 'o' || value, '!', 0 FROM n`,
      "INSERT INTO sessions SELECT value, 1000 + value, 0, value, '', 0 FROM n",
      "INSERT INTO rate_limits SELECT 'log-in from a' || value, value, value, 9000, 0 FROM n",
      "INSERT INTO rate_limits SELECT 'sign-up from a' || value, value, value, 9000, 0 FROM n",
      `INSERT INTO passkeys (user_id, credential_id, public_key, counter, backed_up, name, created_at)
        SELECT 1000 + value, 'o' || value, '', 0, 0, 'x', 1 FROM n`,
      "INSERT INTO recovery_codes (user_id, code_hash) SELECT 1000 + value, 'o' || value FROM n",
      "INSERT INTO used_passkey_challenges SELECT 'o' || value, value FROM n",
    ].map((sql) =>
      env.DB.prepare(`WITH n AS (SELECT value FROM json_each(?)) ${sql}`).bind(numbers),
    ),
  );
}

it('log-ins and sign-ups read few rows, however many other accounts, passkeys and codes there are', async () => {
  await addOthers();
  const [wrong, toRefuse] = await rowsRead((context) => logIn(context, newFan()), 5000);
  const [joined, toJoin] = await rowsRead((context) => signUp(context, newFan()), 5000);
  expect([wrong.ok, joined.ok]).toEqual([false, true]);
  // A row for each policy, when the attempt is counted and when it is settled.
  expect(toRefuse).toBeLessThanOrEqual(24);
  // Includes the confirmation mail with its job and link, and the removal of surplus sessions.
  expect(toJoin).toBeLessThanOrEqual(32);

  const { owner, email, device, codes } = await guardedOwner();
  const [outcome, toAsk] = await rowsRead(askForPasskey);
  if (!outcome.ok) throw new Error('refused');
  const { ticket, options } = outcome;
  const signed = { ticket, response: await device.sign(options) };
  const [alone, toLogIn] = await rowsRead((context) => logInWithPasskey(context, signed));
  const input = { email, password: PASSWORD };
  const [more, toBeAsked] = await rowsRead((context) => logIn(context, input));
  const { ticket: second = '' } = (!more.ok && more.second_factor) || {};
  const code = { ticket: second, recovery_code: codes[0]! };
  const [both, toGoOn] = await rowsRead((context) => passSecondFactor(context, code));
  const [, toList] = await rowsRead(({ database }) => readPasskeySettings(database, owner.id));
  expect([alone.ok, both.ok]).toEqual([true, true]);
  for (const rows of [toAsk, toLogIn, toBeAsked, toGoOn, toList])
    expect(rows).toBeLessThanOrEqual(40);
});

it('a log-in reads at most as many rows of earlier attempts as the rate limits allow', async () => {
  const address = newAddress();
  const fan = newFan();
  for (let time = 0; time < 10; time += 1)
    await captureOutcome(logIn(authContextBy({ address }), fan));
  const { database, rowsRead } = countRowsRead(env.DB);
  const context = { ...authContextBy({ address }), database: drizzle(database) };
  await expect(logIn(context, fan)).rejects.toMatchObject({ status: 429 });
  // The attempts of the account, of the address and of the account's sources; read again for
  // Retry-After.
  expect(rowsRead()).toBeLessThanOrEqual(2 * (10 + 10 + 20));
});
