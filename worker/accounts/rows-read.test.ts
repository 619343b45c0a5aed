import { drizzle } from 'drizzle-orm/d1';
import { expect, it } from 'vitest';
import { countRowsRead } from '../database/rows-read.ts';
import { env, newAddress, newFan, authContextBy } from '../test/account.ts';
import { logIn } from './log-in.ts';
import { signUp } from './sign-up.ts';

async function rowsRead(act: typeof logIn | typeof signUp, now: number): Promise<number> {
  const { database, rowsRead } = countRowsRead(env.DB);
  const context = authContextBy({ address: newAddress(), now });
  const outcome = await act({ ...context, database: drizzle(database) }, newFan());
  expect(outcome.ok).toBe(act === signUp);
  return rowsRead();
}

/** Users with their sessions and attempts, of every kind, from everywhere, at all times. */
async function addOthers(): Promise<void> {
  const numbers = JSON.stringify([...Array(2000).keys()]);
  await env.DB.batch(
    [
      `INSERT INTO users (id, username, username_key, email, email_key, password, created_at)
        SELECT 1000 + value, 'o' || value, 'o' || value, 'o' || value, 'o' || value, '!', 0 FROM n`,
      "INSERT INTO sessions SELECT value, 1000 + value, 0, value, '', 0 FROM n",
      "INSERT INTO attempts SELECT 50000 + value, 'log-in', 'o' || value, 'a' || value, value, 0 FROM n",
      "INSERT INTO attempts SELECT 60000 + value, 'sign-up', '', 'a' || value, value, 0 FROM n",
    ].map((sql) =>
      env.DB.prepare(`WITH n AS (SELECT value FROM json_each(?)) ${sql}`).bind(numbers),
    ),
  );
}

it('a log-in and a sign-up read a handful of rows, however many others there are', async () => {
  await addOthers();
  expect(await rowsRead(logIn, 5000)).toBeLessThanOrEqual(10);
  // With the mail that goes with it, its link, and the sessions that are too many.
  expect(await rowsRead(signUp, 5000)).toBeLessThanOrEqual(26);
});

it('a log-in reads no more rows than the limits let through', async () => {
  const address = newAddress();
  const fan = newFan();
  for (let time = 0; time < 10; time += 1) await logIn(authContextBy({ address }), fan);
  const { database, rowsRead } = countRowsRead(env.DB);
  const context = { ...authContextBy({ address }), database: drizzle(database) };
  expect(await logIn(context, fan)).toMatchObject({ status: 429 });
  // The attempts of the account, of the address and of the account's sources; and once more, to say how
  // long to wait.
  expect(rowsRead()).toBeLessThanOrEqual(2 * (10 + 10 + 20));
});
