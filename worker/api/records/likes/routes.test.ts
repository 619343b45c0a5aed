import { beforeAll, expect, it } from 'vitest';
import { type Fan, signedInFan } from '../../../test/fan.ts';
import { NEWS, newStory, readStory } from '../../../test/stories.ts';

let author: Fan;
let reader: Fan;

beforeAll(async () => {
  [author, reader] = [await signedInFan(), await signedInFan()];
});

it('a like returns the updated story, with the viewer’s own like only', async () => {
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
