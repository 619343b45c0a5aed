import { expect, it } from 'vitest';
import { findDemoAccount } from '../members/users/demo-account.ts';
import { newAddress, rowCount, authContextBy } from '../test/account.ts';
import { captureOutcome } from '../test/outcome.ts';
import { logIn } from './log-in.ts';
import { signUp } from './sign-up.ts';

const vars = { DEMO_ACCOUNT: 'demo' };
const demo = findDemoAccount(vars)!;
const attempt = (on: boolean, input = demo) =>
  captureOutcome(logIn(authContextBy({ address: newAddress(), ...(on && { vars }) }), input));

it('any number of visitors can log in to the configured demo account, but only with its password', async () => {
  const outcomes = await Promise.all([attempt(true), attempt(true), attempt(true)]);
  for (const outcome of outcomes) {
    expect(outcome).toMatchObject({ ok: true, account: { username: 'demo', email: demo.email } });
  }
  expect(await rowCount('users', "username = 'demo'")).toBe(1);
  for (const password of ['!', 'howl', `${demo.password} `])
    expect(await attempt(true, { ...demo, password })).toMatchObject({ status: 401 });
  // The stored account does not work without the variable either.
  expect(findDemoAccount({ DEMO_ACCOUNT: '' })).toBeUndefined();
  expect(await attempt(false)).toMatchObject({ status: 401 });
});

it('a sign-up under the demo account’s name is refused', async () => {
  const context = () => authContextBy({ address: newAddress(), vars });
  const fan = { email: 'fan@example.com', username: 'fan', password: 'howl at the moon' };
  for (const taken of [{ username: 'Demo' }, { email: demo.email }])
    await expect(signUp(context(), { ...fan, ...taken })).rejects.toMatchObject({ status: 409 });
});

it('an account that had the demo’s name before is not the demo account', async () => {
  const named = { DEMO_ACCOUNT: 'somebody' };
  const { email, password } = findDemoAccount(named)!;
  const theirs = { email, username: 'somebody', password: 'their own password' };
  await signUp(authContextBy({ address: newAddress() }), theirs);
  const context = authContextBy({ address: newAddress(), vars: named });
  await expect(logIn(context, { email, password })).rejects.toMatchObject({ status: 401 });
});
