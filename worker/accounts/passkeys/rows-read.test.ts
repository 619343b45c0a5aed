import type { PasskeyRequest } from '@desert/contract/passkeys';
import { drizzle } from 'drizzle-orm/d1';
import { expect, it } from 'vitest';
import { countRowsRead } from '../../database/rows-read.ts';
import { authContextBy, env, newAddress } from '../../test/account.ts';
import type { Authenticator } from '../../test/authenticator.ts';
import { PASSWORD } from '../../test/owner.ts';
import { guardedOwner } from '../../test/passkeys.ts';
import type { AuthContext } from '../auth-context.ts';
import { logIn } from '../log-in.ts';
import { passkeySettings } from './list.ts';
import { askForPasskey, logInWithPasskey } from './passkey-log-in.ts';
import { passSecondFactor } from './second-factor.ts';

/** Passkeys, codes and challenges of others. */
async function addOthers(): Promise<void> {
  const numbers = JSON.stringify([...Array(2000).keys()]);
  await env.DB.batch(
    [
      `INSERT INTO users (id, username, username_key, email, email_key, password, created_at)
        SELECT 1000 + value, 'o' || value, 'o' || value, 'o' || value, 'o' || value, '!', 0 FROM n`,
      `INSERT INTO passkeys (user_id, credential_id, public_key, counter, backed_up, name, created_at)
        SELECT 1000 + value, 'o' || value, '', 0, 0, 'x', 1 FROM n`,
      "INSERT INTO recovery_codes (user_id, code_hash) SELECT 1000 + value, 'o' || value FROM n",
      `INSERT INTO passkey_challenges (ticket_hash, challenge, user_id, purpose, created_at)
        SELECT 'o' || value, '', 1000 + value, 'second-factor', value FROM n`,
    ].map((sql) =>
      env.DB.prepare(`WITH n AS (SELECT value FROM json_each(?)) ${sql}`).bind(numbers),
    ),
  );
}

async function rowsRead<T>(act: (context: AuthContext) => Promise<T>): Promise<[T, number]> {
  const { database, rowsRead } = countRowsRead(env.DB);
  const context = authContextBy({ address: newAddress(), now: Date.now() });
  const outcome = await act({ ...context, database: drizzle(database) });
  return [outcome, rowsRead()];
}

const sign = async ({ ticket, options }: PasskeyRequest, device: Authenticator) => ({
  ticket,
  response: await device.sign(options),
});

it('log-ins with passkeys and codes read a few rows, however many others there are', async () => {
  await addOthers();
  const { owner, email, device, codes } = await guardedOwner();
  const [asked, toAsk] = await rowsRead(askForPasskey);
  if (!asked.ok) throw new Error('refused');
  const signed = await sign(asked.asked, device);
  const [alone, toLogIn] = await rowsRead((context) => logInWithPasskey(context, signed));
  const [more, toBeAsked] = await rowsRead((context) =>
    logIn(context, { email, password: PASSWORD }),
  );
  const { second_factor } = more as { second_factor: PasskeyRequest };
  const code = { ticket: second_factor.ticket, recovery_code: codes[0]! };
  const [both, toGoOn] = await rowsRead((context) => passSecondFactor(context, code));
  const [, toList] = await rowsRead(({ database }) => passkeySettings(database, owner.id));
  expect([alone.ok, both.ok]).toEqual([true, true]);
  for (const rows of [toAsk, toLogIn, toBeAsked, toGoOn, toList])
    expect(rows).toBeLessThanOrEqual(27);
});
