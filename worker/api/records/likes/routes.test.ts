import { beforeAll, expect, it } from 'vitest';
import { rowCount } from '../../../test/account.ts';
import { type Fan, signedInFan } from '../../../test/fan.ts';
import { NEWS, newStory, readStory } from '../../../test/stories.ts';

let author: Fan;
let reader: Fan;

beforeAll(async () => {
  [author, reader] = [await signedInFan(), await signedInFan()];
});

it('a like is answered with the story as it then is, with the viewer’s own like only', async () => {
  const story = await newStory(NEWS, author);
  const at = `/news/${story.id}/like/`;
  const like = { id: expect.any(Number) as number, user_id: reader.id };
  const liked = await reader.post(at);
  expect(liked.status).toBe(200);
  expect(await liked.json()).toEqual({ ...story, likes: 1, user_likes: [like] });
  await author.post(at);
  expect(await readStory(NEWS, story.id)).toMatchObject({ likes: 2, user_likes: [] });
  expect((await readStory(NEWS, story.id, reader)).user_likes).toEqual([like]);
  await author.delete(`${at}delete/`);
  const unliked = await reader.delete(`${at}delete/`);
  expect(unliked.status).toBe(200);
  expect(await unliked.json()).toEqual(story);
});

it('likes leave one like however often and at once they come, and unlikes none of one’s own', async () => {
  const { id } = await newStory(NEWS, author);
  await author.post(`/news/${id}/like/`);
  const counts = async () => [
    (await readStory(NEWS, id)).likes,
    await rowCount('news_likes', `news_id = ${id}`),
  ];
  await Promise.all(Array.from({ length: 10 }, () => reader.post(`/news/${id}/like/`)));
  expect(await counts()).toEqual([2, 2]);
  await Promise.all(Array.from({ length: 10 }, () => reader.delete(`/news/${id}/like/delete/`)));
  expect(await counts()).toEqual([1, 1]);
});
