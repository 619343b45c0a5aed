/** Notifications to members about records that they saved. */
import { beforeEach, describe, expect, it } from 'vitest';
import { env } from '../test/account.ts';
import { type Fan, signedInFan } from '../test/fan.ts';
import { jobsOf, takeStep } from '../test/jobs.ts';
import { newItem, passDay } from '../test/market.ts';
import {
  bellOf,
  block,
  comment,
  inShort,
  newPost,
  remove,
  restore,
  notificationsFor,
} from '../test/notified.ts';
import { deleteAccountOf, signedInOwner } from '../test/owner.ts';

let ann: Fan;
let ben: Fan;
let cyd: Fan;

beforeEach(async () => {
  [ann, ben, cyd] = [await signedInFan(), await signedInFan(), await signedInFan()];
});

const save = (fan: Fan, kind: string, id: number) => fan.post('/saved/', { kind, id });

it('a new price and a new state of a saved item each notify once', async () => {
  const item = await newItem(ann);
  await save(ben, 'merch', item.id);
  const edit = (price: number) =>
    ann.put(`/merch/${item.id}/edit/`, { name: item.name, description: 'Warm', price });
  await passDay(item.id);
  await edit(40);
  const [notification] = await notificationsFor(ben);
  expect(notification).toMatchObject({
    kind: 'saved',
    detail: { change: 'price', amount: 4000, before: 5000 },
  });
  await ann.put(`/merch/${item.id}/state/`, { state: 'sold' });
  await ann.put(`/merch/${item.id}/state/`, { state: 'sold' });
  const list = await notificationsFor(ben);
  expect(list.map(({ detail }) => detail['change'])).toEqual(['state', 'price']);
  expect(await inShort(ann)).toEqual([]);
});

it('an edit of a saved item’s price and text notifies those who saved it of the price only', async () => {
  const item = await newItem(ann);
  await save(ben, 'merch', item.id);
  const description = `Cold, @${cyd.username}`;
  await ann.put(`/merch/${item.id}/edit/`, { name: item.name, description, price: 40 });
  const list = await notificationsFor(ben);
  expect(list.map(({ detail }) => detail['change'])).toEqual(['price']);
  expect(await inShort(cyd)).toEqual([`mention ${ann.username} Kachina sweater`]);
});

it('the comments of a saved post are one notification, and its edits another', async () => {
  const { id } = await newPost(ann);
  await save(ben, 'news', id);
  await comment(cyd, id);
  await comment(ann, id);
  expect(await inShort(ben)).toEqual([`saved ${ann.username} +1 A title`]);
  await ann.put(`/news/${id}/edit/`, { title: 'B', details: 'c' });
  expect(await inShort(ben)).toContain(`saved ${ann.username} B`);
});

describe('comments on a saved story', () => {
  let id: number;
  beforeEach(async () => {
    ({ id } = await newPost(ann));
    await save(ben, 'news', id);
  });

  const commentPath = (id: number, own: number) => `/news/${id}?comment=${own}#comment-${own}`;

  it('a member who saved a post is notified of the newest comment that is not deleted', async () => {
    const first = await comment(cyd, id);
    const second = await comment(ann, id);
    const third = await comment(cyd, id);
    expect(await inShort(ben)).toEqual([`saved ${cyd.username} +2 A title`]);
    await remove(cyd, `${third.id}/comment`);
    expect(await inShort(ben)).toEqual([`saved ${ann.username} +1 A title`]);
    expect((await notificationsFor(ben))[0]!.path).toBe(commentPath(id, second.id));
    expect(await bellOf(ben)).toBe(1);
    await remove(ann, `${second.id}/comment`);
    expect(await inShort(ben)).toEqual([`saved ${cyd.username} A title`]);
    await remove(cyd, `${first.id}/comment`);
    expect(await inShort(ben)).toEqual([]);
    await restore(cyd, `${first.id}/comment`);
    expect(await inShort(ben)).toEqual([`saved ${cyd.username} A title`]);
  });

  it('a saved post’s notification counts a comment whose failed job is retried after a newer one', async () => {
    await notificationsFor(ben);
    await comment(cyd, id);
    await comment(ann, id);
    const [failed, newer] = await jobsOf('notify');
    await takeStep(newer!);
    await env.DB.exec('UPDATE jobs SET attempts = 1');
    expect(await inShort(ben)).toEqual([`saved ${ann.username} +1 A title`]);
    await takeStep(failed!);
    expect(await inShort(ben)).toEqual([`saved ${ann.username} +1 A title`]);
  });

  it('a saved post’s notification does not count a comment with a notification of its own', async () => {
    const first = await comment(ann, id);
    await comment(cyd, id, `@${ben.username}`);
    const { id: last } = await comment(ann, id);
    await notificationsFor(ben);
    await remove(ann, `${last}/comment`);
    const saved = (await notificationsFor(ben)).find(({ kind }) => kind === 'saved');
    expect(saved).toMatchObject({ others: 0, path: commentPath(id, first.id) });
  });

  it('a saved post’s notification names neither a blocked member nor the recipient', async () => {
    await comment(cyd, id);
    await block(ben, cyd);
    await comment(ben, id);
    const { id: last } = await comment(ann, id);
    expect(await inShort(ben)).toEqual([`saved ${ann.username} A title`]);
    await remove(ann, `${last}/comment`);
    expect(await inShort(ben)).toEqual([]);
  });

  it.each([
    ['is blocked', () => block(ben, cyd)],
    ['deletes their account', () => deleteAccountOf(cyd)],
  ])(
    'a saved post’s notification names nobody if the newest comment’s author %s',
    async (_, leave) => {
      cyd = await signedInOwner();
      await comment(ann, id);
      await comment(cyd, id);
      expect(await inShort(ben)).toEqual([`saved ${cyd.username} +1 A title`]);
      expect((await leave()).ok).toBe(true);
      expect(await inShort(ben)).toEqual(['saved nobody A title']);
      expect((await notificationsFor(ben))[0]!.path).toBe(`/news/${id}`);
      await comment(ann, id);
      expect(await inShort(ben)).toEqual([`saved ${ann.username} +1 A title`]);
    },
  );
});
