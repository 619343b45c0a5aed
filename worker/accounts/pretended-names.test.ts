import { expect, it } from 'vitest';
import { authContextBy, env, newAddress, newFan } from '../test/account.ts';
import { post } from '../test/api.ts';
import { signUp } from './sign-up.ts';

const TAKEN = { username: 'This username is taken' };
const as = (username: string) =>
  signUp(authContextBy({ address: newAddress() }), { ...newFan(), username });

it.each(['Admin', 'm0derat0r', 'deleted.user', 'profile'])('%s is no name', async (username) => {
  const response = await post('/auth/signup', { ...newFan(), username });
  expect([response.status, await response.json()]).toEqual([400, { errors: TAKEN }]);
});

it('a name that looks like a moderator’s is taken, and one like another member’s is not', async () => {
  await as('Willow.Wren');
  await env.DB.exec("UPDATE users SET role = 'moderator' WHERE username = 'Willow.Wren'");
  await as('Prickly');
  for (const username of ['vvi11owwren', 'wil1ow-wren', 'WILLOW_WREN'])
    expect(await as(username)).toEqual({ ok: false, status: 409, errors: TAKEN });
  expect(await as('Pr1ckly')).toMatchObject({ ok: true });
});

it('the check reads the moderators by their index', async () => {
  const plan = await env.DB.prepare(
    "EXPLAIN QUERY PLAN SELECT username FROM users WHERE role = 'moderator' LIMIT 200",
  ).all<{ detail: string }>();
  expect(plan.results.map(({ detail }) => detail).join()).toContain('users_moderators');
});
