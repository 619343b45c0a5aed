import { expect, it } from 'vitest';
import { api } from '../../api/app.ts';
import { findDemoAccount } from '../../members/users/demo-account.ts';
import { cookiesOf, env } from '../../test/account.ts';
import { callApi, ORIGIN } from '../../test/api.ts';
import { PASSWORD, signedInOwner } from '../../test/owner.ts';
import { appBindings } from '../../test/request-context.ts';

const NEW_PASSWORD = 'howl at the sun';
const change = { current_password: PASSWORD, password: NEW_PASSWORD };

it('changing the password responds with 200 and the account and a new session', async () => {
  const owner = await signedInOwner();
  const response = await owner.put('/account/password', change);
  expect(response.status).toBe(200);
  expect(await response.json()).toMatchObject({ id: owner.id, username: owner.username });
  expect((await callApi('/auth/', { cookies: owner.cookies })).status).toBe(401);
  expect((await callApi('/auth/', { cookies: cookiesOf(response) })).status).toBe(200);
});

it('changing the password while the session is renewed sends only the new session’s cookie', async () => {
  const owner = await signedInOwner();
  const day = 'UPDATE sessions SET renewed_at = renewed_at - 2 * 86400000 WHERE user_id = ?';
  await env.DB.prepare(day).bind(owner.id).run();
  const response = await owner.put('/account/password/', change);
  const cookies = response.headers.getSetCookie();
  expect(cookies.filter((cookie) => cookie.startsWith('__Host-session='))).toHaveLength(1);
  expect((await callApi('/auth/', { cookies: cookiesOf(response) })).status).toBe(200);
});

it('the number and era that a member chooses are shown at their posts, comments and games', async () => {
  const owner = await signedInOwner();
  expect((await owner.put('/account/face/', { number: '100', era: 'purple' })).status).toBe(400);
  expect((await owner.put('/account/face/', { number: '7', era: 'teal' })).status).toBe(400);
  const response = await owner.put('/account/face/', { number: '13', era: 'purple' });
  const face = 'purple-13';
  expect(await response.json()).toMatchObject({ id: owner.id, face });
  const post = await owner.post('/news/new/', { title: 'Title', details: 'Details' });
  const { id } = await post.json<{ id: number }>();
  await owner.post('/news/comment/new/', { content: 'First', news_id: id });
  const read = async (path: string) => JSON.stringify(await (await callApi(path)).json());
  for (const path of [
    `/news/${id}/`,
    `/news/${id}/comments/`,
    '/news/',
    '/feed/',
    `/users/${owner.username}/`,
  ])
    expect(await read(path)).toContain(face);
});

/** Logs in to the demo account. @returns its password, a function that sends requests, and the cookies */
async function demo() {
  const vars = { ...env, DEMO_ACCOUNT: 'demo' };
  const send = (path: string, method = 'GET', body: unknown = {}, cookies = '') =>
    api.request(
      `${ORIGIN}/api${path}`,
      {
        method,
        headers: { Origin: ORIGIN, Cookie: cookies, 'Content-Type': 'application/json' },
        ...(method === 'GET' ? {} : { body: JSON.stringify(body) }),
      },
      appBindings(vars),
    );
  const account = findDemoAccount(vars)!;
  const cookies = cookiesOf(await send('/auth/login', 'POST', account));
  return { password: account.password, send, cookies };
}

it('changes to the demo account, and a download of its data, are refused with 403', async () => {
  const { send, cookies, password } = await demo();
  for (const [method, path, body] of [
    ['GET', '/account/data/', {}],
    ['PUT', '/account/password/', { current_password: password, password: NEW_PASSWORD }],
    ['DELETE', '/account/sessions/', {}],
    ['DELETE', '/account/sessions/x/', {}],
    ['DELETE', '/account/', {}],
    ['POST', '/account/reauthentication/', { password }],
    ['POST', '/account/passkeys/options/', { password }],
    ['POST', '/account/passkeys/new/', {}],
    ['PUT', '/account/passkeys/1/', { name: 'x' }],
    ['DELETE', '/account/passkeys/1/', { password }],
    ['PUT', '/account/second-factor/', { password, on: true }],
    ['POST', '/account/recovery-codes/', { password }],
    ['PUT', '/account/email/', { email: 'other@example.com' }],
    ['PUT', '/notifications/settings/', { like: false }],
  ] as const) {
    const response = await send(path, method, body, cookies);
    expect(response.status).toBe(403);
    expect(await response.json()).toEqual({
      errors: {
        message:
          'The demo account is shared, so you can’t do that here. Sign up to do this with your own account.',
      },
    });
  }
  expect((await send('/auth/', 'GET', {}, cookies)).status).toBe(200);
});

it('the demo account lists only the current session', async () => {
  await demo();
  const { send, cookies } = await demo();
  const response = await send('/account/sessions/', 'GET', {}, cookies);
  expect(await response.json()).toMatchObject([{ current: true }]);
});
