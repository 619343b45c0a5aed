import type { SignUpInput } from '@desert/contract/accounts/account';
import { expect, it } from 'vitest';
import { findByLogin } from '../members/users/users.ts';
import { authContextBy, cookiesOf, newAddress, newFan, rowCount } from '../test/account.ts';
import { loseResponse } from '../test/faulty.ts';
import { captureOutcome } from '../test/outcome.ts';
import { readToken } from './session/token.ts';
import { signUp } from './sign-up.ts';

const signUpFrom = (input: SignUpInput, address = newAddress()) =>
  captureOutcome(signUp(authContextBy({ address }), input));

it('a sign-up makes an account and signs its owner in', async () => {
  const fan = { ...newFan(), email: "Some.o'Fan@Example.com", username: 'Some.Fan' };
  const outcome = await signUpFrom(fan);
  if (!outcome.ok) throw new Error('refused');
  expect(outcome.account).toEqual({
    id: expect.any(Number),
    username: 'Some.Fan',
    email: "Some.o'Fan@Example.com",
    email_confirmed: false,
  });
  const context = authContextBy({ cookies: cookiesOf(outcome) });
  expect(readToken(context.request)).toBeDefined();
  expect(await rowCount('sessions', `user_id = ${outcome.account.id}`)).toBe(1);
  // Only the hash of the password is stored.
  const stored = await findByLogin(authContextBy().database, fan.email);
  expect(stored!.password).toMatch(/^\$scrypt\$/);
  expect(JSON.stringify(stored)).not.toContain(fan.password);
  // A second sign-up in the browser ends its first session.
  await signUp(authContextBy({ cookies: cookiesOf(outcome), address: newAddress() }), newFan());
  expect(await rowCount('sessions', `user_id = ${outcome.account.id}`)).toBe(0);
});

it('a sign-up with a taken email address or username is refused, whatever the case, and says which', async () => {
  const [owner, other] = [newFan(), newFan()];
  await signUpFrom(owner);
  const email = owner.email.toUpperCase();
  const username = owner.username.toUpperCase();
  const messages = {
    email: 'There’s already an account with this email',
    username: 'This username is taken',
  };
  for (const [changed, errors] of [
    [{ email }, { email: messages.email }],
    [{ username }, { username: messages.username }],
    [{ email, username }, messages],
  ] as const) {
    const outcome = await signUpFrom({ ...other, ...changed });
    expect(outcome).toEqual({ ok: false, status: 409, errors });
  }
});

it('only one of many concurrent sign-ups for the same name succeeds, and none opens another’s account', async () => {
  const { username } = newFan();
  const outcomes = await Promise.all(
    Array.from({ length: 5 }, () => signUpFrom({ ...newFan(), username })),
  );
  const statuses = outcomes.map((outcome) => (outcome.ok ? 201 : outcome.status));
  expect(statuses.toSorted((a, b) => a - b)).toEqual([201, 409, 409, 409, 409]);
  const owner = `(SELECT id FROM users WHERE username = '${username}')`;
  expect(await rowCount('users', `username = '${username}'`)).toBe(1);
  expect(await rowCount('sessions', `user_id = ${owner}`)).toBe(1);
});

it('a sign-up survives a write whose response D1 lost', async () => {
  const context = authContextBy({ address: newAddress() });
  loseResponse(context);
  const fan = newFan();
  expect(await captureOutcome(signUp(context, fan))).toMatchObject({ ok: true });
  expect(await rowCount('users', `username = '${fan.username}'`)).toBe(1);
  const owner = `(SELECT id FROM users WHERE username = '${fan.username}')`;
  expect(await rowCount('sessions', `user_id = ${owner}`)).toBe(1);
});

it('sign-ups from one IP address are limited to a configured number, also concurrent ones', async () => {
  const address = newAddress();
  const outcomes = await Promise.all(
    Array.from({ length: 6 }, () =>
      captureOutcome(signUp(authContextBy({ address, vars: { SIGNUPS_PER_HOUR: '4' } }), newFan())),
    ),
  );
  expect(outcomes.filter(({ ok }) => ok)).toHaveLength(4);
});

it('refused sign-ups count in the limit of sign-ups from an IP address', async () => {
  const owner = newFan();
  await signUpFrom(owner);
  for (const [change, status] of [
    [{ email: owner.email }, 409],
    [{ password: 'password' }, 400],
  ] as const) {
    const address = newAddress();
    const again = () =>
      captureOutcome(
        signUp(authContextBy({ address, vars: { SIGNUPS_PER_HOUR: 1 } }), {
          ...newFan(),
          ...change,
        }),
      );
    expect(await again()).toMatchObject({ status });
    expect(await again()).toMatchObject({ status: 429 });
  }
});

it.each(['', 'many', '0', '-1', '1.5'])(
  'a limit of sign-ups of %j is refused as a setting',
  async (value) => {
    const vars = { SIGNUPS_PER_HOUR: value };
    await expect(signUp(authContextBy({ vars }), newFan())).rejects.toThrow('SIGNUPS_PER_HOUR');
  },
);
