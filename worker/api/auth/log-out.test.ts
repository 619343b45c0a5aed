import type { ErrorBody } from '@desert/contract/errors';
import { beforeEach, describe, expect, it } from 'vitest';
import { rowCount } from '../../test/account.ts';
import { ask } from '../../test/api.ts';
import { type Fan, signedInFan } from '../../test/fan.ts';

let fan: Fan;

beforeEach(async () => {
  fan = await signedInFan();
});

const logOut = (headers: Record<string, string> = {}) =>
  ask('/auth/logout', { cookies: fan.cookies, headers });

/** The headers of what a page of this site loads. */
const fromPage = (dest: string, mode: string) => ({
  'Sec-Fetch-Site': 'same-origin',
  'Sec-Fetch-Dest': dest,
  'Sec-Fetch-Mode': mode,
});

/** What comes of a log-out with these headers. */
async function outcomeOf(headers: Record<string, string>) {
  const response = await logOut(headers);
  const { errors } = await response.json<Partial<ErrorBody>>();
  const isSignedIn = (await fan.get('/auth/')).status === 200;
  return { status: response.status, errors, cookies: response.headers.getSetCookie(), isSignedIn };
}

const REFUSED = {
  status: 403,
  errors: { message: expect.any(String) },
  cookies: [],
  isSignedIn: true,
};

it('ends the session on the server and clears the cookie', async () => {
  const before = await rowCount('sessions');
  const response = await logOut();
  expect(response.status).toBe(200);
  expect(await response.json()).toEqual({ message: 'You are logged out.' });
  expect(response.headers.getSetCookie()).toEqual([
    '__Host-session=ended; Max-Age=10; Path=/; HttpOnly; Secure; SameSite=Lax',
  ]);
  expect(await rowCount('sessions')).toBe(before - 1);
  expect((await fan.get('/auth/')).status).toBe(401);
});

it('is nothing to do for who is not signed in', async () => {
  expect((await ask('/auth/logout')).status).toBe(200);
});

it('leads a browser without JavaScript to the home page', async () => {
  const navigation = fromPage('document', 'navigate');
  const response = await logOut({ ...navigation, Accept: 'text/html,*/*;q=0.8' });
  expect(response.status).toBe(303);
  expect(response.headers.get('Location')).toBe('/');
  expect(response.headers.getSetCookie()[0]).toMatch(/^__Host-session=ended;/);
});

it.each([
  ['document', 'navigate'],
  ['empty', 'cors'],
  ['empty', 'same-origin'],
])('is granted to a link and to a script of a page: %s, %s', async (dest, mode) => {
  expect((await logOut(fromPage(dest, mode))).status).toBe(200);
  expect((await fan.get('/auth/')).status).toBe(401);
});

it.each([
  { 'Sec-Fetch-Site': 'cross-site' },
  { 'Sec-Fetch-Site': 'same-site' },
  { Origin: 'https://evil.test' },
  { Origin: 'null' },
])('is refused to another site: %j', async (headers) => {
  expect(await outcomeOf(headers)).toEqual(REFUSED);
});

describe('is refused to what a page shows, whose address anybody may have written:', () => {
  it.each(['image', 'script', 'style', 'font', 'video', 'audio', 'track', 'manifest'])(
    '%s',
    async (dest) => {
      expect(await outcomeOf(fromPage(dest, 'no-cors'))).toEqual(REFUSED);
    },
  );
  it.each(['iframe', 'frame', 'embed', 'object'])('%s', async (dest) => {
    expect(await outcomeOf(fromPage(dest, 'navigate'))).toEqual(REFUSED);
  });
});

it.each([
  { 'Sec-Purpose': 'prefetch' },
  { 'Sec-Purpose': 'prefetch;prerender' },
  { Purpose: 'prefetch' },
])('is refused to what is fetched before anybody asks for it: %j', async (purpose) => {
  expect(await outcomeOf({ ...fromPage('document', 'navigate'), ...purpose })).toEqual(REFUSED);
  expect(await outcomeOf({ ...fromPage('empty', 'cors'), ...purpose })).toEqual(REFUSED);
});
