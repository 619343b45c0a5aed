/** The API while the database is full. */
import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { cookiesOf, env, newAddress, rowCount } from '../test/account.ts';
import { callApi, post } from '../test/api.ts';
import { askCall } from '../test/ask-call.ts';
import { CALLS } from '../test/calls.ts';
import type { Fan } from '../test/fan.ts';
import { fillTable, fullDatabase } from '../test/full-database.ts';
import { seedHistory } from '../test/history.ts';
import { PASSWORD, signedInOwner } from '../test/owner.ts';
import { NEWS, newStory } from '../test/stories.ts';
import { newWorld, promote, type World } from '../test/world.ts';

const full = { ...env, DB: fullDatabase(), SEARCH: env.SEARCH };
const WORDS =
  'The site can’t save anything right now. What you wrote is still here, so please try again later.';

const log = vi.fn<(line: string) => void>();
beforeEach(() => {
  log.mockClear();
  vi.spyOn(console, 'error').mockImplementation(log);
});
afterEach(() => vi.restoreAllMocks());

const reads = Object.entries(CALLS).filter(([call]) => call.startsWith('GET '));
/** Calls of the author that succeed and change something. */
const changes = Object.entries(CALLS).filter(
  ([call, { by, isStateless }]) => !call.startsWith('GET ') && !isStateless && by[2] < 300,
);

let world: World;
beforeAll(async () => {
  await seedHistory();
  world = await newWorld();
});

it.each(reads)('%s responds as before while the database is full', async (call, { body, by }) => {
  const { visitor, member, author, moderator } = world.people;
  const statuses = [];
  for (const fan of [visitor, member, author, moderator])
    statuses.push((await askCall(fan, call, world, body?.(world), full)).status);
  expect(statuses).toEqual(by);
});

it.each(changes)('%s is refused while the database is full', async (call, { body }) => {
  const response = await askCall(world.people.author, call, world, body?.(world), full);
  expect(response.status).toBe(507);
  expect(await response.json()).toEqual({ errors: { message: WORDS } });
  expect(response.headers.get('Retry-After')).toBe('600');
  const events = log.mock.calls.map(([line]) => (JSON.parse(line) as { event: string }).event);
  expect(events).toContain('database.full');
  expect(events).not.toContain('api.error');
});

const age = (fan: Fan, days: number) =>
  env.DB.prepare('UPDATE sessions SET renewed_at = ? WHERE user_id = ?')
    .bind(Date.now() - days * 24 * 60 * 60 * 1000, fan.id)
    .run();

it('a full database leaves a session that is due for renewal valid but not renewed', async () => {
  const owner = await signedInOwner();
  await age(owner, 2);
  const response = await callApi('/auth/', { cookies: owner.cookies, environment: full });
  expect(response.status).toBe(200);
  expect(response.headers.getSetCookie()).toEqual([]);
});

it('a log-out clears the browser’s cookie while the database is full', async () => {
  const owner = await signedInOwner();
  const response = await callApi('/auth/logout', { cookies: owner.cookies, environment: full });
  expect(response.status).toBe(200);
  expect(cookiesOf(response)).toMatch(/session=ended/);
  expect(await rowCount('sessions', `user_id = ${owner.id}`)).toBe(1);
});

it('a moderator cannot log in while the database is full, and can after rows are removed', async () => {
  const owner = await signedInOwner();
  await promote(owner);
  const sql = 'SELECT email FROM users WHERE id = ?';
  const email = await env.DB.prepare(sql).bind(owner.id).first<string>('email');
  const headers = { 'CF-Connecting-IP': newAddress() };
  const sent = { email, password: PASSWORD };
  const refused = await post('/auth/login', sent, { headers, environment: full });
  expect(refused.status).toBe(507);
  expect(await refused.json()).toEqual({ errors: { message: WORDS } });
  expect(refused.headers.getSetCookie()).toEqual([]);
  expect((await post('/auth/login', sent, { headers })).status).toBe(200);
});

it('a full database stores no part of a comment that it refuses', async () => {
  const { id } = await newStory(NEWS, await signedInOwner());
  const empty = await fillTable('jobs');
  try {
    const sent = { content: 'Hi', news_id: id };
    expect((await world.people.member.post('/news/comment/new/', sent)).status).toBe(507);
  } finally {
    await empty();
  }
  expect(await rowCount('comments', `kind = 'news' AND record_id = ${id}`)).toBe(0);
  expect(await rowCount('news', `id = ${id} AND comment_count = 0`)).toBe(1);
});
