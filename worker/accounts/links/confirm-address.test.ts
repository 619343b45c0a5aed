import { LINK_LIFETIME_MS } from '@desert/drizzle/retention';
import { beforeEach, expect, it } from 'vitest';
import { authContextBy, newAddress, newFan, rowCount, type Visitor } from '../../test/account.ts';
import type { Fan } from '../../test/fan.ts';
import { mailsTo, tokenTo } from '../../test/mail.ts';
import { captureOutcome } from '../../test/outcome.ts';
import { signedInOwner, signInElsewhere } from '../../test/owner.ts';
import { signUp } from '../sign-up.ts';
import { changeAddress } from './change-address.ts';
import { confirmAddress } from './confirm-address.ts';
import { requestPasswordReset } from './forgotten.ts';
import { resetPassword } from './reset-password.ts';

const DEAD = {
  ok: false,
  status: 400,
  errors: { token: 'This link has expired or was already used.' },
};

let fan: Fan;
let email: string;

beforeEach(async () => {
  fan = await signedInOwner();
  email = `${fan.username}@example.com`;
});

const by = (visitor: Visitor = {}) => authContextBy({ address: newAddress(), ...visitor });
const confirm = (token: string, visitor?: Visitor) =>
  captureOutcome(confirmAddress(by(visitor), token));
const change = (to: string) =>
  captureOutcome(
    changeAddress(by(), { id: fan.id, username: fan.username, email, email_confirmed: true }, to),
  );
const confirmed = (address: string) =>
  rowCount('users', `email = '${address}' AND email_confirmed_at IS NOT NULL`);

it('the link that is sent at a sign-up confirms the address, also when it is opened twice', async () => {
  const newcomer = newFan();
  const outcome = await signUp(by(), newcomer);
  expect(outcome).toMatchObject({ account: { email_confirmed: false } });
  expect(await mailsTo(newcomer.email)).toEqual([
    expect.stringMatching(/^https:\/\/desert\.test\/confirm\?token=[\w-]{43}$/m),
  ]);
  const token = await tokenTo(newcomer.email);
  expect(await confirm(token)).toEqual({ ok: true });
  expect(await confirmed(newcomer.email)).toBe(1);
  expect(await confirm(token)).toEqual({ ok: true });
});

it('opening the sign-up link again does not cancel the link to a new address', async () => {
  await fan.post('/account/confirmation/');
  const token = await tokenTo(email);
  await confirm(token);
  const to = newFan().email;
  await change(to);
  for (const each of [token, await tokenTo(to)]) expect(await confirm(each)).toEqual({ ok: true });
  expect(await confirmed(to)).toBe(1);
});

it('only the newest of several sign-up links works, and a confirmed address gets no new link', async () => {
  const tokens: string[] = [];
  for (let time = 0; time < 2; time += 1) {
    expect((await fan.post('/account/confirmation/')).status).toBe(200);
    tokens.push(await tokenTo(email));
  }
  const now = Date.now();
  expect(await confirm(tokens[0]!, { now })).toEqual(DEAD);
  expect(await confirm(tokens[1]!, { now: now + LINK_LIFETIME_MS + 1000 })).toEqual(DEAD);
  expect(await confirm(tokens[1]!, { now })).toEqual({ ok: true });
  await fan.post('/account/confirmation/');
  expect(await mailsTo(email)).toHaveLength(2);
});

it('a new email address is used when its link is opened, after a notification to the old address', async () => {
  const to = newFan().email;
  await signInElsewhere(fan);
  expect(await change(to)).toEqual({ ok: true });
  expect(await confirmed(to)).toBe(0);
  expect(await mailsTo(email)).toEqual([
    expect.stringContaining('asked to change its email address'),
  ]);
  expect(await confirm(await tokenTo(to), { cookies: fan.cookies })).toEqual({ ok: true });
  expect(await confirmed(to)).toBe(1);
  expect(await rowCount('sessions', `user_id = ${fan.id}`)).toBe(1);
  const now = await (await fan.get('/auth/')).json();
  expect(now).toMatchObject({ email: to });
  expect(now).not.toHaveProperty('new_email');
  expect(await confirm(await tokenTo(to), { cookies: fan.cookies })).toEqual({ ok: true });
});

it('a second change of the email address invalidates the link of the first', async () => {
  const [first, second] = [newFan().email, newFan().email];
  await fan.put('/account/email/', { email: first });
  expect(await (await fan.get('/auth/')).json()).toMatchObject({ email, new_email: first });
  const token = await tokenTo(first);
  await confirm(token, { cookies: fan.cookies });
  await fan.put('/account/email/', { email: second });
  await confirm(await tokenTo(second), { cookies: fan.cookies });
  expect(await confirm(token)).toEqual(DEAD);
  expect(await confirmed(second)).toBe(1);
});

it('a new address invalidates all links that were sent to the old address', async () => {
  const to = newFan().email;
  await requestPasswordReset(by(), { email });
  const old = await tokenTo(email);
  await change(to);
  await confirm(await tokenTo(to));
  const reset = resetPassword(by(), { token: old, password: 'howl at the sun' });
  expect(await captureOutcome(reset)).toEqual(DEAD);
});

it('a change to a taken address gets the usual response, and is refused when the link is opened', async () => {
  const other = await signedInOwner();
  const taken = `${other.username}@example.com`;
  expect(await change(taken)).toEqual(await change(newFan().email));
  expect(await change(taken.toUpperCase())).toEqual({ ok: true });
  expect(await confirm(await tokenTo(taken.toUpperCase()))).toMatchObject({
    status: 409,
    errors: { token: expect.any(String) },
  });
  expect(await rowCount('users', `email = '${email}'`)).toBe(1);
});

it('a new email address that another account took before the link is opened stays with that account', async () => {
  const newcomer = newFan();
  await change(newcomer.email);
  const token = await tokenTo(newcomer.email);
  await signUp(by(), newcomer);
  expect(await confirm(token)).toMatchObject({ status: 409 });
  expect(await confirmed(newcomer.email)).toBe(0);
});
