import type { Account } from '@desert/contract/account';
import { beforeAll, expect, it } from 'vitest';
import { cookiesOf, env, newFan } from '../../test/account.ts';
import { ask, newMember, post } from '../../test/api.ts';

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
    unconfirmed_may: 'write',
  });
  const me = await ask('/auth/', { cookies: cookiesOf(signedUp) });
  expect(await me.json()).toEqual(account);
  expect(me.headers.get('Cache-Control')).toBe('no-store');
});

it('a sign-up over the address’s limit responds with 429 and Retry-After', async () => {
  const headers = { 'CF-Connecting-IP': '203.0.113.1' };
  const fill = `INSERT INTO rate_limits (key, hit, at, expires_at)
    SELECT 'sign-up from 203.0.113.1', value, ?, 0 FROM json_each('[1,2,3,4,5,6,7,8,9,10]')`;
  await env.DB.prepare(fill).bind(Date.now()).run();
  const response = await post('/auth/signup', newFan(), { headers });
  expect(response.status).toBe(429);
  expect(Number(response.headers.get('Retry-After'))).toBeGreaterThan(3500);
  expect(await response.json()).toHaveProperty('errors.message');
});

it('a log-in responds with 200 and the user, signed in', async () => {
  const response = await logIn();
  expect(response.status).toBe(200);
  expect(await response.json()).toEqual(account);
  const me = await ask('/auth', { cookies: cookiesOf(response) });
  expect(await me.json()).toEqual(account);
});

it('a log-in is a 401 with the same words whether the email address or the password is wrong', async () => {
  const [password, email] = await Promise.all([
    logIn({ password: 'howl at the sun' }),
    logIn({ email: 'nobody@example.com' }),
  ]);
  expect([password.status, email.status]).toEqual([401, 401]);
  expect([...password.headers]).toEqual([...email.headers]);
  const body = await password.text();
  expect(await email.text()).toBe(body);
  expect(JSON.parse(body)).toEqual({
    errors: { message: 'Incorrect email or password.' },
  });
});

it.each([
  [undefined, 'Please log in first.'],
  [`__Host-session=${'A'.repeat(43)}`, 'Your session has ended. Please log in again.'],
])('with the cookie %j nobody is signed in: 401', async (cookies, message) => {
  const response = await ask('/auth/', cookies ? { cookies } : {});
  expect(response.status).toBe(401);
  expect(await response.json()).toEqual({ errors: { message } });
});

it('a read of the account sends a renewed cookie if the session was renewed', async () => {
  const response = await logIn();
  await env.DB.exec('UPDATE sessions SET renewed_at = renewed_at - 86400000');
  const [renewed, again] = [
    await ask('/auth/', { cookies: cookiesOf(response) }),
    await ask('/auth/', { cookies: cookiesOf(response) }),
  ];
  expect(renewed.headers.getSetCookie()).toEqual([response.headers.getSetCookie()[0]]);
  expect(again.headers.getSetCookie()).toEqual([]);
});

it('cookies are hidden from scripts, other sites and plain http', async () => {
  for (const cookie of (await logIn()).headers.getSetCookie())
    expect(cookie).toMatch(/^__Host-.*; Max-Age=\d+; Path=\/; HttpOnly; Secure; SameSite=Lax$/);
});

it('a log-in tells a moderator that they are one', async () => {
  const moderator = await newMember();
  const { email, password } = moderator.fan;
  const { id } = await moderator.response.json<Account>();
  await env.DB.exec(`UPDATE users SET role = 'moderator' WHERE id = ${id}`);
  expect(await (await logIn({ email, password })).json()).toMatchObject({ role: 'moderator' });
});
