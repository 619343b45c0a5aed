import { drizzle } from 'drizzle-orm/d1';
import { expect, it } from 'vitest';
import { authContextBy, env, newAddress, newFan } from '../test/account.ts';
import { post } from '../test/api.ts';
import { captureOutcome } from '../test/outcome.ts';
import { deleteAccount } from './deletion/delete-account.ts';
import type { SignedIn } from './finish-sign-in.ts';
import { signUp } from './sign-up.ts';

const TAKEN = { username: 'This username is taken' };
const as = (username: string) =>
  captureOutcome(signUp(authContextBy({ address: newAddress() }), { ...newFan(), username }));

it.each(['Admin', 'm0derat0r', 'deleted.user', 'profile'])(
  '%s is refused as a username',
  async (username) => {
    const response = await post('/auth/signup', { ...newFan(), username });
    expect([response.status, await response.json()]).toEqual([400, { errors: TAKEN }]);
  },
);

it('a username that looks like a member’s is refused as taken, also after the member left', async () => {
  const member = await as('Willow.Wren');
  for (const username of ['vvi11owwren', 'wil1ow-wren', 'WILLOW_WREN'])
    expect(await as(username)).toEqual({ ok: false, status: 409, errors: TAKEN });
  const { id } = (member as SignedIn).account;
  await deleteAccount(drizzle(env.DB), id);
  for (const username of ['Willow.Wren', 'wil1ow-wren'])
    expect(await as(username)).toEqual({ ok: false, status: 409, errors: TAKEN });
  expect(await as('Willow.Wrens')).toMatchObject({ ok: true });
});

it('a sign-up that is refused does not reserve the username', async () => {
  const { email } = newFan();
  const context = () => authContextBy({ address: newAddress() });
  await signUp(context(), { ...newFan(), email });
  const refused = signUp(context(), { ...newFan(), email, username: 'Sidewinder' });
  await expect(refused).rejects.toMatchObject({ status: 409 });
  expect(await as('Sidewinder')).toMatchObject({ ok: true });
});
