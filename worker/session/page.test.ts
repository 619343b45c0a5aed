import { afterEach, expect, it, vi } from 'vitest';
import { api } from '../api/app.ts';
import { env } from '../test/account.ts';
import { ORIGIN } from '../test/api.ts';
import { newOwner } from '../test/owner.ts';
import { appBindings, contextOf } from '../test/request-context.ts';
import { renewedCookieOf, suspensionOfVisitor, viewerOf, withSessionOf } from './page.ts';

const { EMPTY } = env as unknown as { EMPTY: D1Database };

async function pageRequest(now: number) {
  const { fan, browser } = await newOwner({ now });
  return { fan, request: new Request(ORIGIN, { headers: { Cookie: browser } }) };
}

afterEach(() => vi.restoreAllMocks());

it('a page knows the viewer’s id, name and rights before confirmation, and reads the API as the viewer', async () => {
  const { fan, request } = await pageRequest(Date.now());
  const viewer = { id: expect.any(Number), username: fan.username, is_new: true };
  expect(await viewerOf(contextOf(request))).toEqual({ ...viewer, unconfirmed_may: 'write' });
  for (const [vars, more] of [
    [{ UNCONFIRMED_MAY: 'read' }, { unconfirmed_may: 'read' }],
    [{ DEMO_ACCOUNT: fan.username }, {}],
  ])
    expect(await viewerOf(contextOf(request, { ...vars }))).toEqual({ ...viewer, ...more });
  await env.DB.prepare('UPDATE users SET email_confirmed_at = 1 WHERE username = ?')
    .bind(fan.username)
    .run();
  expect(await viewerOf(contextOf(new Request(request)))).toEqual(viewer);
  expect(await renewedCookieOf(contextOf(request))).toBeUndefined();
  // The page’s internal API request has no cookie of its own.
  const read = withSessionOf(contextOf(request), new Request(`${ORIGIN}/api/auth/`));
  expect(await (await api.fetch(read, appBindings())).json()).toMatchObject({
    username: fan.username,
  });
  const list = withSessionOf(contextOf(request), new Request(`${ORIGIN}/api/account/sessions/`));
  expect(await (await api.fetch(list, appBindings())).json()).toMatchObject([{ current: true }]);
});

it('a page carries the cookie of a session that it renewed', async () => {
  const { request } = await pageRequest(Date.now() - 2 * 24 * 60 * 60 * 1000);
  expect(await viewerOf(contextOf(request))).not.toBeNull();
  expect(await renewedCookieOf(contextOf(request))).toMatch(/^__Host-session=/);
});

it('a page has no viewer if the database does not respond; the log has no token, nor its hash', async () => {
  const log = vi.spyOn(console, 'error').mockReturnValue();
  const { request } = await pageRequest(Date.now());
  expect(await viewerOf(contextOf(request, { DB: EMPTY }))).toBeNull();
  expect(await renewedCookieOf(contextOf(request, { DB: EMPTY }))).toBeUndefined();
  expect(await suspensionOfVisitor(contextOf(request, { DB: EMPTY }))).toBeUndefined();
  expect(log).toHaveBeenCalledOnce();
  expect(log.mock.lastCall![0]).toContain('no such table');
  expect(log.mock.lastCall![0]).not.toMatch(/[\w-]{43}/);
});
