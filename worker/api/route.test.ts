/** The properties of every API route, and what depends on them. */
import { PERSONAL_HEADER, removePersonalData } from '@desert/contract/accounts/personal';
import type { ApiResponse } from '@desert/contract/pages/page';
import { beforeAll, describe, expect, it } from 'vitest';
import { findForm } from '../pages/form-post.ts';
import { mayHaveChanged } from '../pages/response-cache/policy.ts';
import { askCall } from '../test/ask-call.ts';
import { CALLS } from '../test/calls.ts';
import { type Fan, visitor } from '../test/fan.ts';
import { seedGames, seedHistory } from '../test/history.ts';
import { newComment, NEWS, newStory } from '../test/stories.ts';
import { newWorld, type World } from '../test/world.ts';
import { findRoute } from './app.ts';

let world: World;
/** Ids of the author's hidden post, and of another's post with a hidden comment of the author. */
let hiddenPost: number;
let commented: number;

beforeAll(async () => {
  await Promise.all([seedHistory(), seedGames()]);
  world = await newWorld();
  const { author, moderator } = world.people;
  await author.post('/history/games/2012-05-22/attendance/', { section: '112', note: 'Loud' });
  await author.put('/users/me/games/privacy/', { private: true });
  for (const kind of ['merch', 'news', 'memories'] as const)
    await author.post('/saved/', { kind, id: world.ids[kind] });
  for (const kind of ['news', 'memories']) await author.post(`/${kind}/${world.ids[kind]}/like/`);
  await author.post('/blocks/new/', { user_id: world.buyer.id });
  await author.delete(`/memories/${world.ids['memories_comment']}/comment/delete/`);
  const hidden = await newStory(NEWS, author);
  hiddenPost = hidden.id;
  commented = (await newStory(NEWS, world.buyer)).id;
  const comment = await newComment(NEWS, author, commented);
  for (const [kind, id] of [
    ['news', hidden.id],
    ['news-comments', comment.id],
  ])
    await moderator.post('/moderation/actions/', { action: 'hide', kind, id, reason: 'Rude' });
});

/** The path of a call with the values that `askCall` fills in, if any has its own page. */
const pathOf = (call: string) => `/api${call.split(' ')[1]?.replaceAll(/:\w*id\b/g, '1')}`;

const SOME = expect.any(String) as string;

/** Properties that each route of a method must declare. */
const REQUIRED: Record<string, object> = {
  GET: { personal: SOME },
  POST: { changes: SOME, limit: SOME },
  PUT: { changes: SOME, limit: SOME },
  DELETE: { changes: SOME },
};

describe.each(Object.keys(CALLS))('%s', (call) => {
  const [method = ''] = call.split(' ');

  it('the route declares the properties that its method requires', () => {
    const properties = findRoute(method, pathOf(call));
    expect(properties).toMatchObject(REQUIRED[method] ?? {});
  });
});

async function read(fan: Fan, call: string, path?: string): Promise<ApiResponse> {
  const response = path
    ? await fan.get(path)
    : await askCall(fan, call, world, CALLS[call]?.body?.(world));
  const body = (await response.text()) || 'null';
  return {
    status: response.status,
    body: response.headers.get('content-type')?.includes('json') ? JSON.parse(body) : body,
    personal: response.headers.get(PERSONAL_HEADER) ?? undefined,
  };
}

/** A visitor's response has null in place of some personal fields. */
function withoutEmpty(body: unknown): unknown {
  if (typeof body !== 'object' || body === null || Array.isArray(body)) return body;
  return Object.fromEntries(Object.entries(body).filter(([, value]) => value !== null));
}

/** Reads whose row in `CALLS` names no record of the world, with an address that does. */
const filled = (): [call: string, path: string][] => [
  ['GET /users/:username/games', `/users/${world.people.author.username}/games/`],
  ['GET /users/:username', `/users/${world.buyer.username}/`],
  ['GET /history/games/:date/attendance', '/history/games/2012-05-22/attendance/'],
  ['GET /news/:id', `/news/${hiddenPost}/`],
  ['GET /news/:id', `/news/${commented}/`],
  ['GET /merch', `/merch/?author=${world.people.author.username}&state=all`],
];

it('after a log-out, a tab keeps no data that a visitor would not see', async () => {
  const reads = Object.keys(CALLS).filter((call) => call.startsWith('GET '));
  const cases = [...reads.map((call) => [call] as const), ...filled()];
  for (const [call, path] of cases) {
    if (call === 'GET /auth/logout') continue;
    const seen = await read(world.people.author, call, path);
    const kept = removePersonalData(seen);
    if (kept === undefined) continue;
    const shown = await read(visitor, call, path);
    expect({ call, body: withoutEmpty(kept.body) }).toEqual({
      call,
      body: withoutEmpty(shown.body),
    });
  }
});

it('after a log-out, a tab keeps no hidden post or comment, which only the author sees', async () => {
  const { author } = world.people;
  const [post, discussion] = [
    await read(author, '', `/news/${hiddenPost}/`),
    await read(author, '', `/news/${commented}/`),
  ];
  expect(post.body).toMatchObject({ hidden: { reason: 'Rude' } });
  expect(discussion.body).toMatchObject({ comments: [{ hidden: { reason: 'Rude' } }] });
  expect([post, discussion].map(removePersonalData)).toEqual([undefined, undefined]);
});

it('after a log-out, a tab keeps no summary of private games', async () => {
  const { author } = world.people;
  const seen = await read(author, '', `/users/${author.username}/games/`);
  expect(seen.body).toMatchObject({ summary: { games: 1 } });
  expect(removePersonalData(seen)).toBeUndefined();
});

const EVENTS: [method: string, path: string, event: string | undefined][] = [
  ['POST', '/report', 'notice'],
  ['POST', '/api/auth/signup/', 'sign-up'],
  ['POST', '/signup', 'sign-up'],
  ['POST', '/api/auth/login', 'log-in'],
  ['POST', '/login/', 'log-in'],
  ['POST', '/api/auth/passkey/', 'log-in'],
  ['POST', '/api/auth/second-factor/', 'log-in'],
  ['GET', '/api/auth/logout/', 'log-out'],
  ['POST', '/api/account/reauthentication/', 'reauthentication'],
  ['POST', '/api/account/reauthentication/passkey/', 'reauthentication'],
  ['POST', '/api/auth/forgotten/', 'password-link'],
  ['POST', '/forgotten', 'password-link'],
  ['POST', '/api/auth/password/', 'password'],
  ['POST', '/reset', 'password'],
  ['PUT', '/api/account/password/', 'password'],
  ['PUT', '/api/account/email/', 'address'],
  ['POST', '/api/auth/confirm/', 'address'],
  ['POST', '/confirm', 'address'],
  // This route asks for the password.
  ['POST', '/api/account/passkeys/options/', 'passkey'],
  ['POST', '/api/account/passkeys/new/', 'passkey'],
  ['DELETE', '/api/account/passkeys/7/', 'passkey'],
  ['PUT', '/api/account/second-factor/', 'second-factor'],
  ['POST', '/api/account/recovery-codes/', 'recovery-codes'],
  ['DELETE', '/api/account/sessions/', 'session'],
  ['DELETE', '/api/account/sessions/aB3_-/', 'session'],
  ['GET', '/api/account/data/', 'export'],
  ['DELETE', '/api/account/', 'deletion'],
  ['POST', '/api/moderation/actions/', 'moderation'],
  ['GET', '/login', undefined],
  ['POST', '/api/auth/passkey/options/', undefined],
  ['GET', '/api/account/sessions/', undefined],
  ['POST', '/api/news/new/', undefined],
];

it.each(EVENTS)('%s %s is logged as the security event %s', (method, path, event) => {
  const form = method === 'POST' ? findForm(path) : undefined;
  expect((form ?? findRoute(method, path))?.securityEvent).toBe(event);
});

it.each([
  ['/api/merch/3/state/', true],
  ['/api/conversations/2/messages/7/offer/', true],
  ['/api/news/3/edit', true],
  ['/api/reports/new/', true],
  ['/api/saved/', false],
  ['/api/conversations/2/messages/', false],
  ['/news/new', true],
])('the change %s may be visible to others: %s', (path, seen) => {
  const method = ['POST', 'PUT'].find((each) => findRoute(each, path)) ?? 'POST';
  const request = (by: string) =>
    new Request(`https://desert.test${path}`, {
      method: by,
      headers: { cookie: `__Host-session=${'a'.repeat(43)}` },
    });
  expect(mayHaveChanged(request(method), new Response())).toBe(seen);
  expect(mayHaveChanged(request('GET'), new Response())).toBe(false);
});
