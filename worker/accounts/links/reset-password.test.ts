import { LINK_LIFETIME_MS } from '@desert/drizzle/retention';
import { beforeEach, expect, it } from 'vitest';
import { authContextBy, env, newAddress, rowCount, type Visitor } from '../../test/account.ts';
import type { Fan } from '../../test/fan.ts';
import { tokenTo } from '../../test/mail.ts';
import { captureOutcome } from '../../test/outcome.ts';
import { PASSWORD, signInElsewhere, signedInOwner } from '../../test/owner.ts';
import { addKey } from '../../test/passkeys.ts';
import { logIn } from '../log-in.ts';
import { requestPasswordReset } from './forgotten.ts';
import { resetPassword } from './reset-password.ts';

const DEAD = {
  ok: false,
  status: 400,
  errors: { token: 'This link has expired or was already used.' },
};
const NEW = 'howl at the sun';

let fan: Fan;
let email: string;

beforeEach(async () => {
  fan = await signedInOwner();
  email = `${fan.username}@example.com`;
});

const by = (visitor: Visitor = {}) => authContextBy({ address: newAddress(), ...visitor });

async function linkOf(address = email, now = 0): Promise<string> {
  await requestPasswordReset(by({ now }), { email: address });
  return tokenTo(address);
}

const reset = (
  token: string,
  { password = NEW, ...visitor }: Visitor & { password?: string } = {},
) => captureOutcome(resetPassword(by(visitor), { token, password }));

const logInWith = (password: string) => captureOutcome(logIn(by(), { email, password }));
const sessions = () => rowCount('sessions', `user_id = ${fan.id}`);

it('a password reset by link confirms the email address and ends the sessions of other browsers', async () => {
  await signInElsewhere(fan);
  const outcome = await reset(await linkOf());
  expect(outcome).toMatchObject({ ok: true, account: { id: fan.id, email } });
  expect(await sessions()).toBe(1);
  expect(outcome).toMatchObject({
    cookies: [expect.stringMatching(/^__Host-session=[\w-]{43};/), expect.any(String)],
  });
  expect(await rowCount('users', `id = ${fan.id} AND email_confirmed_at = 0`)).toBe(1);
  expect(await logInWith(PASSWORD)).toMatchObject({ status: 401 });
  expect(await logInWith(NEW)).toMatchObject({ ok: true });
});

it('a password reset link works for one request only, within half an hour', async () => {
  const token = await linkOf();
  expect(await reset(token, { now: LINK_LIFETIME_MS })).toEqual(DEAD);
  const outcomes = await Promise.all(
    [NEW, NEW].map((password) => reset(token, { password, now: LINK_LIFETIME_MS - 1 })),
  );
  expect(outcomes.filter(({ ok }) => ok)).toHaveLength(1);
  expect(outcomes).toContainEqual(DEAD);
  expect(await reset(token, { password: 'howl at a star' })).toEqual(DEAD);
  expect(await logInWith(NEW)).toMatchObject({ ok: true });
});

it('a password reset link is refused if it is invalid, replaced by a newer link, or for another purpose', async () => {
  const [first, second] = [await linkOf(), await linkOf()];
  for (const token of [first, '', 'x', 'A'.repeat(43)]) expect(await reset(token)).toEqual(DEAD);
  const setPurpose = (purpose: string) =>
    env.DB.exec(`UPDATE mail_links SET purpose = '${purpose}' WHERE user_id = ${fan.id}`);
  await setPurpose('confirm');
  expect(await reset(second)).toEqual(DEAD);
  await setPurpose('password');
  expect(await reset(second)).toMatchObject({ ok: true });
});

it('a password reset link changes the password of its own account only', async () => {
  const other = await signedInOwner();
  const [token, others] = [await linkOf(), await linkOf(`${other.username}@example.com`)];
  expect(await reset(others)).toMatchObject({ account: { id: other.id } });
  expect(await logInWith(PASSWORD)).toMatchObject({ ok: true });
  expect(await reset(token)).toMatchObject({ account: { id: fan.id } });
});

it('a password reset link is not used up by a password that is refused', async () => {
  const token = await linkOf();
  expect(await reset(token, { password: email })).toMatchObject({
    status: 400,
    errors: { password: expect.any(String) },
  });
  expect(await sessions()).toBe(1);
  expect(await reset(token)).toMatchObject({ ok: true });
});

it('a password reset link does not log in a suspended account', async () => {
  const token = await linkOf();
  await env.DB.exec(`UPDATE users SET suspended_until = 1000 WHERE id = ${fan.id}`);
  expect(await reset(token)).toMatchObject({ status: 403, suspended: true });
});

it('a password reset link does not replace the second factor', async () => {
  await env.DB.prepare(`UPDATE users SET email_confirmed_at = 1 WHERE id = ${fan.id}`).run();
  const token = await linkOf();
  await env.DB.exec(`UPDATE users SET second_factor = 1 WHERE id = ${fan.id}`);
  expect(await reset(token)).toMatchObject({
    status: 403,
    second_factor: { ticket: expect.any(String) },
  });
  expect(await sessions()).toBe(0);
});

it.each([
  ['before the reset loses the passkeys and second factor of whoever signed up with it', null, 0],
  ['is treated unlike a confirmed one, which keeps its passkeys', 1, 1],
])('an address that was never confirmed %s', async (_, confirmed, keys) => {
  const confirm = env.DB.prepare('UPDATE users SET email_confirmed_at = ? WHERE id = ?');
  await confirm.bind(confirmed, fan.id).run();
  await addKey(fan);
  await fan.put('/account/second-factor/', { password: PASSWORD, on: true });
  const outcome = await reset(await linkOf());
  expect(outcome.ok).toBe(confirmed === null);
  expect(await rowCount('passkeys', `user_id = ${fan.id}`)).toBe(keys);
  expect((await rowCount('recovery_codes', `user_id = ${fan.id}`)) > 0).toBe(keys > 0);
  expect(await rowCount('users', `id = ${fan.id} AND second_factor = 1`)).toBe(keys);
});
