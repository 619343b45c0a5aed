/** State after the first batch of an account deletion, before its jobs: the member’s data cannot be read, nor the account used. */
import { KIND_NAMES } from '@desert/contract/records/kinds';
import { drizzle } from 'drizzle-orm/d1';
import { beforeEach, expect, it } from 'vitest';
import { env, rowCount } from '../../test/account.ts';
import { post } from '../../test/api.ts';
import { allSettled } from '../../test/background.ts';
import { discover } from '../../test/discovery.ts';
import { type Fan, signedInFan, visitor } from '../../test/fan.ts';
import { runNotifications } from '../../test/jobs.ts';
import { beginConversation, newItem, writeMessage } from '../../test/market.ts';
import { report, signedInModerator } from '../../test/moderators.ts';
import { PASSWORD, signedInOwner } from '../../test/owner.ts';
import { addKey } from '../../test/passkeys.ts';
import { newRecordOf, save } from '../../test/saves.ts';
import { followWrites } from '../../test/search.ts';
import { newComment, newStory, STORY_SECTIONS } from '../../test/stories.ts';
import { deleteAccount } from './delete-account.ts';

const CANARY = 'canarywords';
let owner: Fan;
let other: Fan;
let moderator: Fan;
/** API paths that could show the member’s name or texts to a visitor, another member or a moderator. */
let paths: string[];

beforeEach(async () => {
  [owner, other, moderator] = [
    await signedInOwner(),
    await signedInFan(),
    await signedInModerator(),
  ];
  paths = [
    `/users/${owner.username}/`,
    `/users/?starts=${owner.username}`,
    `/search/?q=${owner.username}`,
    `/search/?q=${CANARY}`,
    `/search/suggestions/?q=${CANARY}`,
    `/moderation/members/${owner.username}/`,
    '/moderation/cases/',
    '/moderation/log/',
    '/saved/',
    '/notifications/',
    '/conversations/',
    '/blocks/',
    '/account/data/',
  ];
  const words = { title: CANARY, name: CANARY, details: CANARY, description: CANARY };
  for (const kind of KIND_NAMES) {
    const body = { ...words, ...(kind === 'merch' && { price: 5 }) };
    const { id } = await (await owner.post(`/${kind}/new/`, body)).json<{ id: number }>();
    await save(other, kind, id);
    await report(other, kind, id);
    paths.push(`/${kind}/`, `/${kind}/${id}/`, `/${kind}/?author=${owner.username}`);
  }
  for (const section of STORY_SECTIONS) {
    const { id } = await newStory(section, other);
    const comment = await newComment(section, owner, id, `${CANARY} @${other.username}`);
    await report(moderator, `${section.name}-comments`, comment.id);
    await owner.post(`/${section.name}/${id}/like/`);
    paths.push(`/${section.name}/${id}/`, `/${section.name}/${id}/comments/`);
  }
  await owner.post('/reports/new/', {
    kind: 'news',
    id: await newRecordOf('news', other),
    reason: CANARY,
  });
  const { id: talk } = await beginConversation(
    { buyer: owner, item: await newItem(other) },
    CANARY,
  );
  await writeMessage(other, talk, 'An answer');
  await writeMessage(owner, talk, CANARY);
  await other.post('/reports/new/', { kind: 'conversations', id: talk, reason: 'Rude' });
  await moderator.post('/blocks/new/', { user_id: owner.id });
  paths.push(
    `/conversations/${talk}/`,
    `/conversations/${talk}/messages/`,
    `/conversations/${talk}/changes/?after=0`,
  );
  await addKey(owner);
  await runNotifications();
  await followWrites();
});

/** Lists the paths, each with its reader, whose response contains the member’s name or texts. */
async function pathsThatShow(): Promise<string[]> {
  const readers = { visitor, other, moderator };
  const reads = Object.entries(readers).flatMap(([by, fan]) =>
    paths.map(async (path) => [`${path} by ${by}`, await (await fan.get(path)).text()] as const),
  );
  const feeds = ['/news/feed.xml', '/memories/feed.xml', '/news/sitemap-1.xml'].map(
    async (path) => [path, await (await discover(path)).text()] as const,
  );
  const { username } = owner;
  return (await Promise.all([...reads, ...feeds]))
    .filter(([, text]) => text.includes(CANARY) || text.includes(username))
    .map(([path]) => path);
}

it('after a member’s deletion no path shows the member’s name or texts', async () => {
  expect((await pathsThatShow()).length).toBeGreaterThan(25);
  await deleteAccount(drizzle(env.DB), owner.id);
  expect(await pathsThatShow()).toEqual([]);
  await runNotifications();
  await followWrites();
  expect(await pathsThatShow()).toEqual([]);
});

it('after a member’s deletion the account cannot log in, and keeps no personal data', async () => {
  const { username, id } = owner;
  await deleteAccount(drizzle(env.DB), id);
  for (const login of [username, `${username}@example.com`, `deleted user ${id}`])
    expect((await post('/auth/login', { login, password: PASSWORD })).ok).toBe(false);
  expect((await owner.get('/auth/')).status).toBe(401);
  await visitor.post('/auth/forgotten/', { email: `${username}@example.com` });
  await allSettled();
  for (const table of ['sessions', 'passkeys', 'recovery_codes', 'mails', 'mail_links'])
    expect(await rowCount(table, `user_id = ${id}`)).toBe(0);
  const row = await env.DB.prepare('SELECT * FROM users WHERE id = ?').bind(id).first();
  expect(JSON.stringify(row)).not.toContain(username);
  expect((await visitor.get(`/users/${encodeURIComponent(`deleted user ${id}`)}/`)).status).toBe(
    404,
  );
});
