import { beforeEach, expect, it } from 'vitest';
import { findById } from '../members/users/users.ts';
import {
  authContextBy,
  cookiesOf,
  newAddress,
  type newFan,
  rowCount,
  type Visitor,
} from '../test/account.ts';
import { allSettled } from '../test/background.ts';
import { loseResponse } from '../test/faulty.ts';
import { captureOutcome } from '../test/outcome.ts';
import { newOwner } from '../test/owner.ts';
import { changePassword } from './change-password.ts';
import { requestPasswordReset } from './links/forgotten.ts';
import { logIn } from './log-in.ts';
import { createPasswords } from './passwords.ts';

const WRONG = {
  ok: false,
  status: 400,
  errors: { current_password: 'That password isn’t correct' },
};

let fan: ReturnType<typeof newFan>;
let id: number;
let browser: string;

beforeEach(async () => void ({ fan, id, browser } = await newOwner()));

const change = (password: string, current_password = fan.password, visitor: Visitor = {}) =>
  captureOutcome(
    changePassword(authContextBy({ cookies: browser, address: newAddress(), ...visitor }), id, {
      current_password,
      password,
    }),
  );
const logInWith = (password: string, visitor: Visitor = {}) =>
  captureOutcome(
    logIn(authContextBy({ address: newAddress(), ...visitor }), { email: fan.email, password }),
  );
const sessions = () => rowCount('sessions', `user_id = ${id}`);

it('after a change of password, only the new password and the browser that set it open the account', async () => {
  await logInWith(fan.password);
  const all = await rowCount('sessions');
  const outcome = await change('howl at the sun');
  if (!outcome.ok) throw new Error('refused');
  expect(outcome.account).toMatchObject({ id, username: fan.username, email: fan.email });
  expect(cookiesOf(outcome)).not.toContain(/session=([\w-]{43})/.exec(browser)![1]);
  expect([await sessions(), await rowCount('sessions')]).toEqual([1, all - 1]);
  // A correct password does not count as a failed attempt.
  expect(await rowCount('rate_limits', `key LIKE '% ${fan.email}'`)).toBe(0);
  expect(await logInWith(fan.password)).toMatchObject({ status: 401 });
  expect(await logInWith('howl at the sun')).toMatchObject({ ok: true });
});

it('a change of password invalidates all links that were mailed before', async () => {
  const context = authContextBy({ address: newAddress() });
  await requestPasswordReset(context, { email: fan.email });
  await allSettled();
  expect(await rowCount('mail_links', `user_id = ${id} AND purpose = 'password'`)).toBe(1);
  await change('howl at the sun');
  expect(await rowCount('mail_links', `user_id = ${id}`)).toBe(0);
});

it('after a change of password, no other browser counts as one that logged in before', async () => {
  await change('howl at the sun');
  const vars = { LOGIN_FAILURES_PER_ACCOUNT: 1 };
  const address = newAddress();
  const guess = (cookies: string) => logInWith('a guess', { address, cookies, vars });
  await guess('');
  expect(await guess(browser)).toMatchObject({ status: 429 });
});

it('a change of password is made exactly once if D1’s response is lost', async () => {
  const context = authContextBy({ cookies: browser, address: newAddress() });
  const batches = loseResponse(context);
  const input = { current_password: fan.password, password: 'howl at the sun' };
  expect(await captureOutcome(changePassword(context, id, input))).toMatchObject({ ok: true });
  expect([batches(), await sessions()]).toEqual([2, 1]);
});

it('a wrong current password changes nothing and ends no session', async () => {
  const before = await findById(authContextBy().database, id);
  await logInWith(fan.password);
  expect(await change('howl at the sun', 'a guess')).toEqual(WRONG);
  expect(await findById(authContextBy().database, id)).toEqual(before);
  expect(await sessions()).toBe(2);
});

it('wrong current passwords count toward the same limit as failed log-ins', async () => {
  const at = { address: newAddress(), cookies: '', vars: { LOGIN_FAILURES_PER_ACCOUNT: 2 } };
  await logInWith('a guess', at);
  expect(await change('howl at the sun', 'a guess', at)).toEqual(WRONG);
  expect(await change('howl at the sun', fan.password, at)).toMatchObject({ status: 429 });
  expect(await logInWith(fan.password, at)).toMatchObject({ status: 429 });
});

it('only one of two concurrent changes of the password succeeds', async () => {
  const outcomes = await Promise.all(['howl at the sun', 'howl at a star'].map((p) => change(p)));
  expect(outcomes.filter(({ ok }) => ok)).toHaveLength(1);
  expect(outcomes).toContainEqual(WRONG);
  expect(await sessions()).toBe(1);
});

it('a log-in with the old password that is under way during a change of password starts no session', async () => {
  const passwords = createPasswords();
  const verify = passwords.verify.bind(passwords);
  passwords.verify = async (password, stored) => {
    const isRight = await verify(password, stored);
    await change('howl at the sun');
    return isRight;
  };
  await logInWith(fan.password, { passwords });
  expect(await sessions()).toBe(1);
});
