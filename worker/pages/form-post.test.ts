import { PASSWORDS_DIFFER } from '@desert/contract/accounts/account';
import { expect, it, vi } from 'vitest';
import { cookiesOf, env, newFan, rowCount } from '../test/account.ts';
import { callApi, ORIGIN } from '../test/api.ts';
import { PASSWORD } from '../test/owner.ts';
import { guardedOwner } from '../test/passkeys.ts';
import { plainRequest } from '../test/posted.ts';
import { contextOf } from '../test/request-context.ts';
import { readPage, stateIn, visit } from '../test/visit.ts';
import { isFormPost, postForm } from './form-post.ts';

async function accepted(request: Request): Promise<Response> {
  const outcome = await postForm(contextOf(request));
  if (!(outcome instanceof Response)) throw new Error(JSON.stringify(outcome));
  return outcome;
}

async function signUp() {
  const fan = newFan();
  const fields = { ...fan, confirmPassword: fan.password };
  return { fan, response: await accepted(plainRequest('/signup', fields)) };
}

it('the sign-up form without scripts redirects to the home page with a session cookie', async () => {
  const { fan, response } = await signUp();
  expect(response.status).toBe(303);
  expect(response.headers.get('Location')).toBe('/');
  expect(response.headers.get('Cache-Control')).toBe('no-store');
  expect(response.headers.getSetCookie()[0]).toMatch(/^__Host-session=[\w-]{43};/);
  expect(await rowCount('users', `username = '${fan.username}'`)).toBe(1);
});

it('the log-in form without scripts returns to the page the visitor came from, on this site only', async () => {
  const { fan } = await signUp();
  for (const [query, next, location] of [
    ['?next=/history/2011-12%23goals', {}, '/history/2011-12#goals'],
    ['', { next: '/news' }, '/news'],
    ['?next=//evil.test/', {}, '/'],
    ['?next=/news', { next: '/\\evil.test' }, '/'],
  ] as const) {
    const response = await accepted(plainRequest(`/login${query}`, { ...fan, ...next }));
    expect(response.headers.get('Location')).toBe(location);
  }
});

it('the log-in form without scripts asks for a recovery code after the password', async () => {
  const { email, codes } = await guardedOwner();
  const fields = { email, password: PASSWORD };
  expect(await postForm(contextOf(plainRequest('/login', fields)))).toEqual({
    status: 403,
    errors: {
      recovery_code:
        'Your password is correct. Enter it again, along with one of your recovery codes',
    },
    values: { email: [email] },
  });
  const both = { ...fields, recovery_code: codes[0]! };
  expect((await accepted(plainRequest('/login', both))).status).toBe(303);
  expect(await postForm(contextOf(plainRequest('/login', both)))).toMatchObject({ status: 401 });
});

it('an invalid form is shown again with its errors and the typed values, except passwords', async () => {
  const fields = { email: ' fan', username: '<b>', password: 'short', confirmPassword: 'other' };
  expect(await postForm(contextOf(plainRequest('/signup', fields)))).toEqual({
    status: 400,
    errors: {
      email: 'Enter an email like name@example.com',
      username: 'Use only letters A to Z, numbers, and . _ or -',
      password: 'Password must be at least 8 characters',
      confirmPassword: PASSWORDS_DIFFER,
    },
    values: { email: [' fan'], username: ['<b>'] },
  });
});

it('a posted form is refused with the same errors as an API request', async () => {
  const log = vi.spyOn(console, 'error');
  const { fan } = await signUp();
  const values = { email: [fan.email] };
  const wrong = plainRequest('/login', { ...fan, password: 'a guess' });
  expect(await postForm(contextOf(wrong))).toEqual({
    status: 401,
    errors: { message: 'Incorrect email or password.' },
    values,
  });
  const again = plainRequest('/signup', { ...fan, confirmPassword: fan.password });
  expect(await postForm(contextOf(again))).toMatchObject({
    status: 409,
    errors: { email: expect.any(String), username: expect.any(String) },
    values: { ...values, username: [fan.username] },
  });
  expect(log).not.toHaveBeenCalled();
  log.mockRestore();
});

it('a suspended member who posts the log-in form sees the reason, and can download their data', async () => {
  const { fan } = await signUp();
  await env.DB.exec(`UPDATE users SET suspended_until = 9e15 WHERE username = '${fan.username}'`);
  const response = await visit('/login', undefined, plainRequest('/login', fan));
  expect(response.status).toBe(403);
  const cookies = cookiesOf(response);
  const message = 'This account is suspended permanently.';
  expect(stateIn(await response.text())).toMatchObject({
    form: { errors: { message }, values: { email: [fan.email] } },
    suspension: message,
  });
  expect((await callApi('/account/data/', { cookies })).status).toBe(200);
  const { state } = await readPage('/login', undefined, { headers: { Cookie: cookies } });
  expect(state).toMatchObject({ viewer: null, suspension: message });
});

it.each<[number, string, Record<string, string>]>([
  [403, 'of another site', { Origin: 'https://evil.test' }],
  [403, 'of an unnamed site', { Origin: 'null' }],
  [415, 'as JSON', { 'Content-Type': 'application/json' }],
  [415, 'with files', { 'Content-Type': 'multipart/form-data; boundary=x' }],
])('a posted log-in form gets a %i if it is sent %s', async (status, _, headers) => {
  const fan = newFan();
  const request = plainRequest('/login', fan, headers);
  expect(await postForm(contextOf(request))).toMatchObject({ status, values: {} });
  expect(await rowCount('rate_limits', `key LIKE '% ${fan.email}'`)).toBe(0);
});

it('a posted form that is too long is a 413', async () => {
  const long = plainRequest('/login', { ...newFan(), filler: 'x'.repeat(1_000_000) });
  expect(await postForm(contextOf(long))).toMatchObject({ status: 413 });
});

it('a posted form is a 500 with its typed values if the database fails, and logs no secret', async () => {
  const log = vi.spyOn(console, 'error').mockReturnValue();
  const { EMPTY } = env as unknown as { EMPTY: D1Database };
  const fan = { ...newFan(), password: 'a-secret-password' };
  const refused = await postForm(contextOf(plainRequest('/login', fan), { DB: EMPTY }));
  const logged = JSON.stringify(log.mock.calls);
  log.mockRestore();
  expect(refused).toEqual({
    status: 500,
    errors: { message: 'Something went wrong. Please try again' },
    values: { email: [fan.email] },
  });
  expect(logged).toContain('no such table');
  expect(logged).not.toContain('secret');
});

it.each([
  ['POST', '/login', true],
  ['POST', '/login/', true],
  ['POST', '/reset?token=x', true],
  ['POST', '/signup?next=/news', true],
  ['POST', '/merch/new', true],
  ['POST', '/memories/7/edit?x', true],
  ['GET', '/login', false],
  ['POST', '/', false],
  ['POST', '/login/x', false],
  ['POST', '/constructor', false],
  ['POST', '/history/new', false],
  ['POST', '/merch', false],
  ['POST', '/merch/0/edit', false],
  ['POST', '/merch/new/edit', false],
])('the request %s %s counts as a posted form: %s', (method, path, is) => {
  expect(isFormPost(contextOf(new Request(ORIGIN + path, { method })))).toBe(is);
});
