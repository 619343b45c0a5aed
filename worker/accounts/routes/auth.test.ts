import type { Account } from '@desert/contract/accounts/account';
import { beforeAll, expect, it } from 'vitest';
import { cookiesOf, env, type newFan } from '../../test/account.ts';
import { callApi, newMember, post } from '../../test/api.ts';

let fan: ReturnType<typeof newFan>;
let account: Account;
let signedUp: Response;

beforeAll(async () => {
  ({ fan, response: signedUp } = await newMember());
  account = await signedUp.clone().json();
});

const logIn = (input: object = {}) =>
  post('/auth/login', { email: fan.email, password: fan.password, ...input });

it('a sign-up responds with 201 and the user, signed in', async () => {
  expect(signedUp.status).toBe(201);
  expect(account).toEqual({
    id: expect.any(Number),
    username: fan.username,
    email: fan.email,
    email_confirmed: false,
    is_new: true,
    unconfirmed_may: 'write',
  });
  const me = await callApi('/auth/', { cookies: cookiesOf(signedUp) });
  expect(await me.json()).toEqual(account);
  expect(me.headers.get('Cache-Control')).toBe('no-store');
});

it('a log-in responds with 200 and the user, signed in', async () => {
  const response = await logIn();
  expect(response.status).toBe(200);
  expect(await response.json()).toEqual(account);
  const me = await callApi('/auth', { cookies: cookiesOf(response) });
  expect(await me.json()).toEqual(account);
});

it.each([
  [undefined, 'Please log in first.'],
  [`__Host-session=${'A'.repeat(43)}`, 'Your session has ended. Please log in again.'],
])('with the cookie %j nobody is signed in: 401', async (cookies, message) => {
  const response = await callApi('/auth/', cookies ? { cookies } : {});
  expect(response.status).toBe(401);
  expect(await response.json()).toEqual({ errors: { message } });
});

it('a read of the account sends a renewed cookie if the session was renewed', async () => {
  const response = await logIn();
  await env.DB.exec('UPDATE sessions SET renewed_at = renewed_at - 86400000');
  const [renewed, again] = [
    await callApi('/auth/', { cookies: cookiesOf(response) }),
    await callApi('/auth/', { cookies: cookiesOf(response) }),
  ];
  expect(renewed.headers.getSetCookie()).toEqual([response.headers.getSetCookie()[0]]);
  expect(again.headers.getSetCookie()).toEqual([]);
});

it('the log-in response of a moderator says that the member is a moderator', async () => {
  const moderator = await newMember();
  const { email, password } = moderator.fan;
  const { id } = await moderator.response.json<Account>();
  await env.DB.exec(`UPDATE users SET role = 'moderator' WHERE id = ${id}`);
  expect(await (await logIn({ email, password })).json()).toMatchObject({ role: 'moderator' });
});
