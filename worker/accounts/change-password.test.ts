import { beforeEach, describe, expect, it } from 'vitest';
import {
  cookiesOf,
  newAddress,
  newFan,
  rowCount,
  authContextBy,
  type Visitor,
} from '../test/account.ts';
import { allSettled } from '../test/background.ts';
import { changePassword } from './change-password.ts';
import { forgottenPassword } from './links/forgotten.ts';
import { logIn } from './log-in.ts';
import { createPasswords } from './passwords.ts';
import { signUp } from './sign-up.ts';
import { findById } from './users.ts';

const WRONG = { ok: false, status: 400, errors: { current_password: 'This is not your password' } };

let fan: ReturnType<typeof newFan>;
let id: number;
let browser: string;

beforeEach(async () => {
  fan = newFan();
  const outcome = await signUp(authContextBy({ address: newAddress() }), fan);
  if (!outcome.ok) throw new Error('refused');
  ({ id } = outcome.account);
  browser = cookiesOf(outcome);
});

const change = (password: string, current_password = fan.password, visitor: Visitor = {}) =>
  changePassword(authContextBy({ cookies: browser, address: newAddress(), ...visitor }), id, {
    current_password,
    password,
  });
const logInWith = (password: string, visitor: Visitor = {}) =>
  logIn(authContextBy({ address: newAddress(), ...visitor }), { email: fan.email, password });
const sessions = () => rowCount('sessions', `user_id = ${id}`);

describe('a new password', () => {
  it('opens the account, and the old one does no more', async () => {
    expect(await change('howl at the sun')).toMatchObject({
      ok: true,
      account: { id, username: fan.username, email: fan.email },
    });
    expect(await logInWith(fan.password)).toMatchObject({ status: 401 });
    expect(await logInWith('howl at the sun')).toMatchObject({ ok: true });
  });

  it('ends every session; the browser that asked gets one, with a new token', async () => {
    await logInWith(fan.password);
    const other = await rowCount('sessions');
    const outcome = await change('howl at the sun');
    if (!outcome.ok) throw new Error('refused');
    expect(cookiesOf(outcome)).not.toContain(/session=([\w-]{43})/.exec(browser)![1]);
    expect(await sessions()).toBe(1);
    expect(await rowCount('sessions')).toBe(other - 1);
  });

  it('leaves no link that was sent before, to a new password or another address', async () => {
    const context = authContextBy({ address: newAddress() });
    await forgottenPassword(context, { email: fan.email });
    await allSettled();
    expect(await rowCount('mail_links', `user_id = ${id} AND purpose = 'password'`)).toBe(1);
    await change('howl at the sun');
    expect(await rowCount('mail_links', `user_id = ${id}`)).toBe(0);
  });

  it('makes every other browser unknown', async () => {
    await change('howl at the sun');
    const vars = { LOGIN_FAILURES_PER_ACCOUNT: 1 };
    const address = newAddress();
    const guess = (cookies: string) => logInWith('a guess', { address, cookies, vars });
    await guess('');
    expect(await guess(browser)).toMatchObject({ status: 429 });
  });

  it('is set once where D1 lost the answer', async () => {
    const context = authContextBy({ cookies: browser, address: newAddress() });
    const batch = context.database.batch.bind(context.database);
    let batches = 0;
    context.database.batch = async (statements) => {
      const results = await batch(statements);
      batches += 1;
      if (batches === 1) throw new Error('D1_ERROR: Network connection lost.');
      return results;
    };
    const input = { current_password: fan.password, password: 'howl at the sun' };
    expect(await changePassword(context, id, input)).toMatchObject({ ok: true });
    expect(batches).toBe(2);
    expect(await sessions()).toBe(1);
  });
});

describe('the current password', () => {
  it('has to be right: else nothing changes and nobody is signed out', async () => {
    const before = await findById(authContextBy().database, id);
    await logInWith(fan.password);
    expect(await change('howl at the sun', 'a guess')).toEqual(WRONG);
    expect(await findById(authContextBy().database, id)).toEqual(before);
    expect(await sessions()).toBe(2);
  });

  it('is guessed no faster than at a log-in: one count for both', async () => {
    const at = { address: newAddress(), cookies: '', vars: { LOGIN_FAILURES_PER_ACCOUNT: 2 } };
    await logInWith('a guess', at);
    expect(await change('howl at the sun', 'a guess', at)).toEqual(WRONG);
    expect(await change('howl at the sun', fan.password, at)).toMatchObject({ status: 429 });
    expect(await logInWith(fan.password, at)).toMatchObject({ status: 429 });
  });

  it('counts as no try when it was right', async () => {
    await change('howl at the sun');
    expect(await rowCount('attempts', `account = '${fan.email}'`)).toBe(0);
  });

  it('is one’s of two who change it at once: one browser stays signed in', async () => {
    const outcomes = await Promise.all(['howl at the sun', 'howl at a star'].map((p) => change(p)));
    expect(outcomes.filter(({ ok }) => ok)).toHaveLength(1);
    expect(outcomes).toContainEqual(WRONG);
    expect(await sessions()).toBe(1);
  });
});

it('a log-in under way with the old password starts no session', async () => {
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
