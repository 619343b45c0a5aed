/** Bundled notifications of likes, and their parts that remain when a member is blocked. */
import { beforeEach, expect, it } from 'vitest';
import { type Fan, signedInFan } from '../test/fan.ts';
import {
  bellOf,
  block,
  comment,
  inShort,
  like,
  newPost,
  notificationsFor,
} from '../test/notified.ts';

let ann: Fan;
let ben: Fan;
let cyd: Fan;
/** The id of a post by Ann. */
let id: number;

beforeEach(async () => {
  [ann, ben, cyd] = [await signedInFan(), await signedInFan(), await signedInFan()];
  ({ id } = await newPost(ann));
});

const unlike = (fan: Fan) => fan.delete(`/news/${id}/like/delete/`);
async function readNewest() {
  const [notification] = await notificationsFor(ann);
  await ann.put(`/notifications/${notification!.id}/read/`, {});
}

it('the likes of a post are one notification', async () => {
  for (const fan of [ben, cyd, ann]) await like(fan, id);
  expect(await inShort(ann)).toEqual([`like ${cyd.username} +1 A title`]);
  expect(await bellOf(ann)).toBe(1);
});

it('a member who takes a like back and likes again does not notify again', async () => {
  await like(ben, id);
  await readNewest();
  await unlike(ben);
  expect(await inShort(ann)).toEqual([]);
  await like(ben, id);
  expect(await inShort(ann)).toEqual([`like ${ben.username} A title`]);
  expect(await bellOf(ann)).toBe(0);
  await like(cyd, id);
  expect(await bellOf(ann)).toBe(1);
});

it('blocking a member removes notifications about them and prevents new ones', async () => {
  await comment(ben, id);
  expect(await bellOf(ann)).toBe(1);
  await block(ann, ben);
  expect(await inShort(ann)).toEqual([]);
  await comment(ben, id, `@${ann.username}`);
  await like(ben, id);
  expect(await inShort(ann)).toEqual([]);
  await like(cyd, id);
  expect(await inShort(ann)).toEqual([`like ${cyd.username} A title`]);
});

it('a blocked member is left out of a notification of several likes', async () => {
  for (const fan of [ben, cyd]) await like(fan, id);
  await readNewest();
  await block(ann, cyd);
  expect(await inShort(ann)).toEqual([`like ${ben.username} A title`]);
  expect(await bellOf(ann)).toBe(0);
  await block(ann, ben);
  expect(await inShort(ann)).toEqual([]);
});
