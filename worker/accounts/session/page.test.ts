import { afterEach, expect, it, vi } from 'vitest';
import { createEdge } from '../../edge.ts';
import { createApiReader, parseRead } from '../../pages/api-reads.ts';
import { env } from '../../test/account.ts';
import { ORIGIN } from '../../test/api.ts';
import { context } from '../../test/background.ts';
import { newOwner } from '../../test/owner.ts';
import { contextOf } from '../../test/request-context.ts';
import { shell } from '../../test/shell.ts';
import { edgeEnv, stateIn } from '../../test/visit.ts';
import { findVisitor } from './page.ts';

const { EMPTY } = env as unknown as { EMPTY: D1Database };

async function pageRequest(now: number) {
  const { fan, browser } = await newOwner({ now });
  return { fan, request: new Request(ORIGIN, { headers: { Cookie: browser } }) };
}

afterEach(() => vi.restoreAllMocks());

it('the server renders a page for its viewer, with the viewer’s name, rights and API responses', async () => {
  const { fan, request } = await pageRequest(Date.now());
  const viewer = { id: expect.any(Number), username: fan.username, is_new: true };
  const visitor = (more?: object, page = request) => findVisitor(contextOf(page, more));
  expect(await visitor()).toEqual({ viewer: { ...viewer, unconfirmed_may: 'write' } });
  for (const [vars, more] of [
    [{ UNCONFIRMED_MAY: 'read' }, { unconfirmed_may: 'read' }],
    [{ DEMO_ACCOUNT: fan.username }, {}],
  ])
    expect(await visitor(vars)).toEqual({ viewer: { ...viewer, ...more } });
  await env.DB.prepare(
    `UPDATE users SET email_confirmed_at = 1, era = 'purple', number = '13' WHERE username = ?`,
  )
    .bind(fan.username)
    .run();
  const face = 'purple-13';
  expect(await visitor({}, new Request(request))).toEqual({ viewer: { ...viewer, face } });
  // The page’s internal API request has no cookie of its own.
  const reader = createApiReader(contextOf(request), false);
  const read = async (address: string) => parseRead(await reader.read(address)).body;
  expect(await read('/api/auth/')).toMatchObject({ username: fan.username });
  expect(await read('/api/account/sessions/')).toMatchObject([{ current: true }]);
});

it('a page carries the cookie of a session that it renewed', async () => {
  const cookies = async (age: number) => {
    const { request } = await pageRequest(Date.now() - age);
    const response = await createEdge(shell).fetch(request, edgeEnv(), context);
    return response.headers.getSetCookie().filter((cookie) => cookie.includes('session='));
  };
  expect(await cookies(2 * 24 * 60 * 60 * 1000)).toEqual([
    expect.stringMatching(/^__Host-session=/),
  ]);
  expect(await cookies(0)).toEqual([]);
});

it('if the database does not respond, a page has no viewer and the log no token or token hash', async () => {
  const log = vi.spyOn(console, 'error').mockReturnValue();
  const { request } = await pageRequest(Date.now());
  const bindings = edgeEnv(undefined, undefined, { DB: EMPTY });
  const response = await createEdge(shell).fetch(request, bindings, context);
  expect(response.status).toBe(200);
  expect(stateIn(await response.text())).toMatchObject({ viewer: null });
  expect(log).toHaveBeenCalledOnce();
  expect(log.mock.lastCall![0]).toContain('no such table');
  expect(log.mock.lastCall![0]).not.toMatch(/[\w-]{43}/);
});
