/** Likes that are told together, and what who is blocked leaves of what is told. */
import { beforeEach, expect, it } from 'vitest';
import { type Fan, signedInFan } from '../test/fan.ts';
import { bellOf, block, comment, inShort, like, newPost, toldTo } from '../test/told.ts';

let ann: Fan;
let ben: Fan;
let cyd: Fan;
/** Ann's. */
let id: number;

beforeEach(async () => {
  [ann, ben, cyd] = [await signedInFan(), await signedInFan(), await signedInFan()];
  ({ id } = await newPost(ann));
});

const unlike = (fan: Fan) => fan.delete(`/news/${id}/like/delete/`);
async function readNewest() {
  const [told] = await toldTo(ann);
  await ann.put(`/notifications/${told!.id}/read/`, {});
}

it('likes are told together', async () => {
  for (const fan of [ben, cyd, ann]) await like(fan, id);
  expect(await inShort(ann)).toEqual([`like ${cyd.username} +1 A title`]);
  expect(await bellOf(ann)).toBe(1);
});

it('likes ring once for somebody who likes again', async () => {
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

it('who is blocked is not heard of, and takes along what was notified of them before', async () => {
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

it('who is blocked does not ring by a like', async () => {
  await like(cyd, id);
  await readNewest();
  await block(ann, ben);
  await like(ben, id);
  expect(await bellOf(ann)).toBe(0);
  expect(await inShort(ann)).toEqual([`like ${cyd.username} A title`]);
});

it('who is blocked and liked last leaves what the others did', async () => {
  for (const fan of [ben, cyd]) await like(fan, id);
  await readNewest();
  await block(ann, cyd);
  expect(await inShort(ann)).toEqual([`like ${ben.username} A title`]);
  expect(await bellOf(ann)).toBe(0);
  await block(ann, ben);
  expect(await inShort(ann)).toEqual([]);
});
