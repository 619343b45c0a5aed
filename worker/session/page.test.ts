import { afterEach, expect, it, vi } from 'vitest';
import { signUp } from '../accounts/sign-up.ts';
import { api } from '../api/app.ts';
import { cookiesOf, env, newAddress, newFan, authContextBy } from '../test/account.ts';
import { ORIGIN } from '../test/api.ts';
import { renewedCookieOf, suspensionOfVisitor, viewerOf, withSessionOf } from './page.ts';

const { EMPTY } = env as unknown as { EMPTY: D1Database };

/** A page's request by somebody whose session is new, or is to be renewed. */
async function pageRequest(now: number) {
  const fan = newFan();
  const outcome = await signUp(authContextBy({ address: newAddress(), now }), fan);
  if (!outcome.ok) throw new Error('refused');
  return { fan, request: new Request(ORIGIN, { headers: { Cookie: cookiesOf(outcome) } }) };
}

afterEach(() => vi.restoreAllMocks());

it('a page knows the id and the name of who is signed in, and nothing else', async () => {
  const { fan, request } = await pageRequest(Date.now());
  expect(await viewerOf(request, env)).toEqual({ id: expect.any(Number), username: fan.username });
  expect(await renewedCookieOf(request, env)).toBeUndefined();
});

it('a page carries the cookie of a session that it renewed', async () => {
  const { request } = await pageRequest(Date.now() - 2 * 24 * 60 * 60 * 1000);
  expect(await viewerOf(request, env)).not.toBeNull();
  expect(await renewedCookieOf(request, env)).toMatch(/^__Host-session=/);
});

it('the API reads of a page are by who visits it, though their own request has no cookie', async () => {
  const { fan, request } = await pageRequest(Date.now());
  const read = withSessionOf(request, new Request(`${ORIGIN}/api/auth/`), env);
  const response = await api.fetch(read, env);
  expect(await response.json()).toMatchObject({ username: fan.username });
});

it('a page is nobody’s where the database does not answer; the log has no token, nor its hash', async () => {
  const log = vi.spyOn(console, 'error').mockReturnValue();
  const { request } = await pageRequest(Date.now());
  expect(await viewerOf(request, { ...env, DB: EMPTY })).toBeNull();
  expect(await renewedCookieOf(request, { ...env, DB: EMPTY })).toBeUndefined();
  expect(await suspensionOfVisitor(request, { ...env, DB: EMPTY })).toBeUndefined();
  expect(log).toHaveBeenCalledOnce();
  expect(log.mock.lastCall![0]).toContain('no such table');
  expect(log.mock.lastCall![0]).not.toMatch(/[\w-]{43}/);
});
