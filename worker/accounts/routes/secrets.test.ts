import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { api } from '../../api/app.ts';
import { findByLogin } from '../../members/users/users.ts';
import { cookiesOf, env, newFan, authContextBy } from '../../test/account.ts';
import { callApi, ORIGIN, post } from '../../test/api.ts';
import { appBindings } from '../../test/request-context.ts';

const METHODS = ['debug', 'error', 'info', 'log', 'trace', 'warn'] as const;

/** Everything that was logged to the console, as JSON. */
let logged: string[];

beforeEach(() => {
  logged = [];
  for (const method of METHODS) {
    vi.spyOn(console, method).mockImplementation((...args) => {
      logged.push(JSON.stringify(args));
    });
  }
});
afterEach(() => vi.restoreAllMocks());

const textOf = async (response: Response) =>
  JSON.stringify([...response.headers]) + (await response.text());

it('a password, its hash and a session’s token are in no response but the cookie, and in no log', async () => {
  const fan = { ...newFan(), password: 'a-secret-password' };
  const signedUp = await post('/auth/signup', fan);
  const cookies = cookiesOf(signedUp);
  const { password: hash } = (await findByLogin(authContextBy().database, fan.email))!;
  const [token] = cookies.split('; ');
  const responses = await Promise.all([
    signedUp.text(),
    ...[
      post('/auth/signup', fan),
      post('/auth/signup', { ...fan, email: fan.password, username: 'x' }),
      post('/auth/login', { ...fan, password: `${fan.password}-not` }),
      callApi('/auth/', { cookies }),
      callApi('/auth/logout', { cookies }),
    ].map(async (response) => textOf(await response)),
  ]);
  for (const text of [...responses, ...logged]) {
    expect(text).not.toContain(fan.password);
    expect(text).not.toContain(hash);
    expect(text).not.toContain(token!.split('=')[1]);
  }
});

it('no secret leaks if the database fails', async () => {
  const fan = { ...newFan(), password: 'a-secret-password' };
  const headers = { 'Content-Type': 'application/json', Origin: ORIGIN };
  for (const path of ['signup', 'login']) {
    const init = { method: 'POST', headers, body: JSON.stringify(fan) };
    const broken = { ...env, DB: (env as unknown as { EMPTY: D1Database }).EMPTY };
    const response = await api.request(`${ORIGIN}/api/auth/${path}`, init, appBindings(broken));
    expect(response.status).toBe(500);
    expect(await textOf(response)).not.toContain('secret');
  }
  expect(logged).toHaveLength(2);
  expect(logged.join()).toContain('api.error');
  expect(logged.join()).not.toContain('secret');
  expect(logged.join()).not.toContain(fan.email);
});
