import type { Following } from '@desert/contract/notifications/follows';
import { beforeAll, beforeEach, expect, it } from 'vitest';
import { env, rowCount } from '../test/account.ts';
import { type Fan, signedInFan } from '../test/fan.ts';
import { seedGames, seedHistory } from '../test/history.ts';
import { runDue } from '../test/jobs.ts';
import { newItem } from '../test/market.ts';
import { block, comment, inShort, newPost, remove, restore } from '../test/notified.ts';
import { deleteAccountOf, signedInOwner } from '../test/owner.ts';
import { SEASON_TAG } from '../test/tagged.ts';

let ann: Fan;
let ben: Fan;
let cyd: Fan;

beforeAll(async () => {
  await seedHistory();
  await seedGames();
});
beforeEach(async () => {
  [ann, ben, cyd] = [await signedInFan(), await signedInFan(), await signedInFan()];
});

const follow = (fan: Fan, target: string) => fan.post('/follows/', { target });
const listOf = async (fan: Fan, target = '') =>
  (await fan.get(`/follows/?target=${encodeURIComponent(target)}`)).json<Following>();
const heard = async (fan: Fan) => {
  const list = await inShort(fan);
  await runDue(['followers']);
  return list.length > 0 ? list : inShort(fan);
};
const tagged = (fan: Fan) =>
  fan.post('/news/new/', { title: 'A season', details: 'Text', tags: [SEASON_TAG] });

it.each([
  ['tag:season:2011-12', '2011-12', '/history/2011-12'],
  ['tag:player:shane-doan', 'Shane Doan', '/history/players/shane-doan'],
  [
    'search:q=jersey&size=L&max=60&sort=price',
    'Store: “jersey”, size L, up to $60',
    '/merch?max=6000',
  ],
])('a member who follows %s twice has one follow in the list', async (target, label, path) => {
  expect((await listOf(ben, target)).offered).toMatchObject({
    label: expect.stringContaining(label),
  });
  expect((await follow(ben, target)).status).toBe(201);
  await follow(ben, target);
  const { follows } = await listOf(ben);
  expect(follows).toHaveLength(1);
  expect(follows[0]!.label).toContain(label);
  expect(follows[0]!.path).toContain(path.split('?')[0]);
});

it.each([
  'tag:player:99999999',
  'member:999999',
  'news:999999',
  'search:sort=price',
  'search:max=x',
])('a follow of a target that does not exist is refused: %s', async (target) => {
  expect((await follow(ben, target)).status).toBe(404);
  expect((await listOf(ben, target)).offered).toBeNull();
});

it('a member follows at most 200 targets', async () => {
  await env.DB.exec(
    `WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < 200) INSERT INTO follows (user_id, kind, key, topic, created_at) SELECT ${ben.id}, 'member', 'x' || i, '', 1 FROM n`,
  );
  expect((await follow(ben, `member:${ann.id}`)).status).toBe(409);
  expect((await listOf(ben)).follows).toHaveLength(200);
});

it('a new post notifies the followers of its author and tags once each', async () => {
  await follow(ben, 'tag:season:2011-12');
  await follow(ben, `member:${ann.id}`);
  await follow(cyd, `member:${ann.id}`);
  await follow(ann, `member:${ann.id}`);
  await tagged(ann);
  expect(await heard(ben)).toEqual([`follow ${ann.username} A season`]);
  expect(await heard(cyd)).toEqual([`follow ${ann.username} A season`]);
  expect(await heard(ann)).toEqual([]);
});

it('a follow that is paused, removed, or of a blocked member notifies no one', async () => {
  const dan = await signedInFan();
  for (const fan of [ben, cyd, dan]) await follow(fan, `member:${ann.id}`);
  const { id } = (await listOf(ben)).follows[0]!;
  expect((await cyd.put(`/follows/${id}/`, { is_paused: true })).status).toBe(404);
  await cyd.delete(`/follows/${id}/`);
  expect((await ben.put(`/follows/${id}/`, { is_paused: true })).status).toBe(200);
  await cyd.delete(`/follows/${(await listOf(cyd)).follows[0]!.id}/`);
  await block(dan, ann);
  await newPost(ann);
  for (const fan of [ben, cyd, dan]) expect(await heard(fan)).toEqual([]);
  await ben.put(`/follows/${id}/`, { is_paused: false });
  await newPost(ann);
  expect(await heard(ben)).toHaveLength(1);
});

it('a deleted post notifies no one until it is restored', async () => {
  await follow(ben, `member:${ann.id}`);
  const { id } = await newPost(ann);
  await remove(ann, `${id}`);
  expect(await heard(ben)).toEqual([]);
  await restore(ann, `${id}`);
  expect(await heard(ben)).toHaveLength(1);
});

it('comments in a followed discussion are bundled, and none notifies a member twice', async () => {
  const { id } = await newPost(ann);
  for (const fan of [ann, ben, cyd]) await follow(fan, `news:${id}`);
  await cyd.post('/saved/', { kind: 'news', id });
  const dan = await signedInFan();
  await comment(dan, id, `Hello @${ben.username}`);
  await runDue(['notify']);
  await runDue(['followers']);
  expect((await inShort(ben)).map((text) => text.split(' ')[0])).toEqual(['mention']);
  expect((await inShort(cyd)).map((text) => text.split(' ')[0])).toEqual(['saved']);
  expect((await inShort(ann)).map((text) => text.split(' ')[0])).toEqual(['comment']);
  await comment(dan, id);
  await comment(dan, id);
  await runDue(['followers']);
  expect((await inShort(ben))[0]).toMatch(/^follow .* \+1 /);
});

it.each([
  ['q=kachina', 1],
  ['q=kach sweater', 1],
  ['q=puck', 0],
  ['max=50', 1],
  ['max=49', 0],
  ['min=51', 0],
  ['q=sweater&category=puck', 0],
  ['q=sweater&size=xl', 0],
  ['tag=season:2011-12', 0],
])('a new item at $50 notifies the saved search %s: %i', async (search, times) => {
  await follow(ben, `search:${search}`);
  await newItem(ann);
  expect(await heard(ben)).toHaveLength(times);
});

it('a new item finds a saved search among 10,000 by reading few other searches', async () => {
  const { count } = (await env.DB.prepare('SELECT count(*) AS count FROM users').first()) as {
    count: number;
  };
  expect(count).toBeGreaterThan(0);
  await env.DB.exec(
    `WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < 10000) INSERT INTO follows (user_id, kind, key, topic, filters, created_at) SELECT ${cyd.id}, 'search', 'q=' || i, 'x' || substr(i, 1, 2), '{"words":["x"],"values":{},"tags":[]}', 1 FROM n`,
  );
  await follow(ben, 'search:q=kachina');
  await newItem(ann);
  expect(await heard(ben)).toHaveLength(1);
  expect(await heard(cyd)).toEqual([]);
});

it('a deleted account follows no one, and is shown to its followers as no longer there', async () => {
  const owner = await signedInOwner();
  await follow(owner, `member:${ann.id}`);
  await follow(ben, `member:${owner.id}`);
  await deleteAccountOf(owner);
  await runDue(['account']);
  expect(await rowCount('follows', `user_id = ${owner.id}`)).toBe(0);
  expect((await listOf(ben)).follows).toMatchObject([{ label: 'No longer here', path: null }]);
});
