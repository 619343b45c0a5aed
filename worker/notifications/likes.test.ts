/** Likes that are told together, and what who is blocked leaves of what is told. */
import { beforeEach, describe, expect, it } from 'vitest';
import { type Fan, signedInFan } from '../test/fan.ts';
import { newComment, newStory, STORY_SECTIONS } from '../test/stories.ts';
import { bellOf, inShort, toldTo } from '../test/told.ts';

const [news] = STORY_SECTIONS;
let ann: Fan;
let ben: Fan;
let cyd: Fan;

beforeEach(async () => {
  [ann, ben, cyd] = [await signedInFan(), await signedInFan(), await signedInFan()];
});

const like = (fan: Fan, id: number) => fan.post(`/news/${id}/like/`);
const unlike = (fan: Fan, id: number) => fan.delete(`/news/${id}/like/delete/`);
const comment = (fan: Fan, id: number, content = 'Hi') => newComment(news!, fan, id, content);

describe('likes', () => {
  it('are told together', async () => {
    const { id } = await newStory(news!, ann);
    for (const fan of [ben, cyd, ann]) await like(fan, id);
    expect(await inShort(ann)).toEqual([`like ${cyd.username} +1 A title`]);
    expect(await bellOf(ann)).toBe(1);
  });

  it('ring once for somebody who likes again', async () => {
    const { id } = await newStory(news!, ann);
    await like(ben, id);
    const [told] = await toldTo(ann);
    await ann.put(`/notifications/${told!.id}/read/`, {});
    await unlike(ben, id);
    expect(await inShort(ann)).toEqual([]);
    await like(ben, id);
    expect(await inShort(ann)).toEqual([`like ${ben.username} A title`]);
    expect(await bellOf(ann)).toBe(0);
    await like(cyd, id);
    expect(await bellOf(ann)).toBe(1);
  });
});

describe('who is blocked', () => {
  const block = (by: Fan, fan: Fan) => by.post('/blocks/new/', { user_id: fan.id });

  it('is not heard of', async () => {
    const { id } = await newStory(news!, ann);
    await block(ann, ben);
    await comment(ben, id, `@${ann.username}`);
    await like(ben, id);
    expect(await inShort(ann)).toEqual([]);
    await like(cyd, id);
    expect(await inShort(ann)).toEqual([`like ${cyd.username} A title`]);
  });

  it('does not ring by a like', async () => {
    const { id } = await newStory(news!, ann);
    await like(cyd, id);
    const [told] = await toldTo(ann);
    await ann.put(`/notifications/${told!.id}/read/`, {});
    await block(ann, ben);
    await like(ben, id);
    expect(await bellOf(ann)).toBe(0);
    expect(await inShort(ann)).toEqual([`like ${cyd.username} A title`]);
  });

  it('takes along what was told of them before', async () => {
    const { id } = await newStory(news!, ann);
    await comment(ben, id);
    expect(await bellOf(ann)).toBe(1);
    await block(ann, ben);
    expect(await inShort(ann)).toEqual([]);
  });
});

describe('who is blocked and liked last', () => {
  it('leaves what the others did', async () => {
    const { id } = await newStory(news!, ann);
    for (const fan of [ben, cyd]) await like(fan, id);
    const [told] = await toldTo(ann);
    await ann.put(`/notifications/${told!.id}/read/`, {});
    await ann.post('/blocks/new/', { user_id: cyd.id });
    expect(await inShort(ann)).toEqual([`like ${ben.username} A title`]);
    expect(await bellOf(ann)).toBe(0);
    await ann.post('/blocks/new/', { user_id: ben.id });
    expect(await inShort(ann)).toEqual([]);
  });
});
