import type { Story } from '@desert/contract/records/stories';
import { beforeAll, expect, it } from 'vitest';
import { type Fan, signedInFan, visitor } from '../../../test/fan.ts';
import { newComment, NEWS, newStory, readStory } from '../../../test/stories.ts';

let author: Fan;
let reader: Fan;

beforeAll(async () => {
  [author, reader] = [await signedInFan(), await signedInFan()];
});

it('a new post ignores sent fields that its author cannot choose', async () => {
  const sent = { title: ' A title ', details: 'One\r\ntwo', user_id: 1, likes: 7, id: 9 };
  const response = await author.post('/news/new/', { ...sent, created_at: 1 });
  expect(response.status).toBe(201);
  const story = await response.json<Story>();
  expect(story).toMatchObject({
    title: 'A title',
    details: 'One\ntwo',
    user_id: author.id,
    likes: 0,
    user_likes: [],
    comment_count: 0,
  });
  expect(Date.now() - Date.parse(story.created_at)).toBeLessThan(60_000);
  expect(story.created_at).toMatch(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/);
  expect(await readStory(NEWS, story.id)).toEqual({
    ...story,
    comments: [],
    earlier_comments: null,
    viewer_first_comment: null,
  });
});

it('a listed post has a shortened text, its counts, and only the viewer’s own like', async () => {
  const details = 'w'.repeat(10_000);
  const posted = await author.post('/news/new/', { title: 'Long', details });
  const { id } = await posted.json<Story>();
  await newComment(NEWS, reader, id);
  for (const fan of [author, reader]) await fan.post(`/news/${id}/like/`);
  const listed = async (fan: Fan) => (await (await fan.get('/news/')).json<Story[]>())[0]!;
  expect(await listed(visitor)).toMatchObject({
    id,
    details: `${'w'.repeat(600)}…`,
    likes: 2,
    user_likes: [],
    comment_count: 1,
  });
  expect((await listed(reader)).user_likes).toEqual([
    { id: expect.any(Number), user_id: reader.id },
  ]);
  expect(await listed(reader)).not.toHaveProperty('comments');
});

it('a like returns the post with its new count, and only the viewer’s own like', async () => {
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
