import { beforeEach, expect, it } from 'vitest';
import { rowCount } from '../../test/account.ts';
import { callApi } from '../../test/api.ts';
import { type Fan, signedInFan } from '../../test/fan.ts';

let fan: Fan;

beforeEach(async () => {
  fan = await signedInFan();
});

const logOut = (headers: Record<string, string> = {}) =>
  callApi('/auth/logout', { cookies: fan.cookies, headers });

/** The headers of a request that a page of this site causes. */
const fromPage = (dest: string, mode: string) => ({
  'Sec-Fetch-Site': 'same-origin',
  'Sec-Fetch-Dest': dest,
  'Sec-Fetch-Mode': mode,
});

it('a log-out ends the session on the server and clears the cookie', async () => {
  const before = await rowCount('sessions');
  const response = await logOut();
  expect(response.status).toBe(200);
  expect(await response.json()).toEqual({ message: 'You’re logged out.' });
  expect(response.headers.getSetCookie()).toEqual([
    '__Host-session=ended; Max-Age=10; Path=/; HttpOnly; Secure; SameSite=Lax',
  ]);
  expect(await rowCount('sessions')).toBe(before - 1);
  expect((await fan.get('/auth/')).status).toBe(401);
});

it('a log-out without JavaScript redirects to the home page at #logged-out', async () => {
  const navigation = fromPage('document', 'navigate');
  const response = await logOut({ ...navigation, Accept: 'text/html,*/*;q=0.8' });
  expect(response.status).toBe(303);
  expect(response.headers.get('Location')).toBe('/#logged-out');
  expect(response.headers.getSetCookie()[0]).toMatch(/^__Host-session=ended;/);
});

it.each([
  { 'Sec-Fetch-Site': 'cross-site' },
  // An image of a page: its address may come from any member.
  fromPage('image', 'no-cors'),
  // A prefetch.
  { ...fromPage('document', 'navigate'), 'Sec-Purpose': 'prefetch;prerender' },
])('a log-out by a request with %j is refused', async (headers) => {
  const response = await logOut(headers);
  expect(response.status).toBe(403);
  expect(await response.json()).toEqual({ errors: { message: expect.any(String) as string } });
  expect(response.headers.getSetCookie()).toEqual([]);
  expect((await fan.get('/auth/')).status).toBe(200);
});
