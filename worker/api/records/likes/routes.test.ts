import { beforeAll, describe, expect, it } from 'vitest';
import { rowCount } from '../../../test/account.ts';
import { type Fan, signedInFan } from '../../../test/fan.ts';
import { newStory, readStory, NEWS } from '../../../test/stories.ts';

let author: Fan;
let reader: Fan;

beforeAll(async () => {
  [author, reader] = [await signedInFan(), await signedInFan()];
});

describe('likes of /news', () => {
  const likesOf = (id: number) => rowCount('news_likes', `news_id = ${id}`);

  it('answer the story as it then is, with the viewer’s own like', async () => {
    const story = await newStory(NEWS, author);
    const liked = await reader.post(`/news/${story.id}/like/`);
    expect(liked.status).toBe(200);
    const like = { id: expect.any(Number), user_id: reader.id };
    expect(await liked.json()).toEqual({ ...story, likes: 1, user_likes: [like] });
    const unliked = await reader.delete(`/news/${story.id}/like/delete/`);
    expect(unliked.status).toBe(200);
    expect(await unliked.json()).toEqual(story);
  });

  it('leave one like however often and at once they come, and unlikes none', async () => {
    const { id } = await newStory(NEWS, author);
    const at = `/news/${id}/like`;
    await Promise.all(Array.from({ length: 10 }, () => reader.post(`${at}/`)));
    expect([(await readStory(NEWS, id)).likes, await likesOf(id)]).toEqual([1, 1]);
    await Promise.all(Array.from({ length: 10 }, () => reader.delete(`${at}/delete/`)));
    expect([(await readStory(NEWS, id)).likes, await likesOf(id)]).toEqual([0, 0]);
  });

  it('of others stay where somebody takes theirs back who has none', async () => {
    const { id } = await newStory(NEWS, author);
    await author.post(`/news/${id}/like/`);
    const answer = await reader.delete(`/news/${id}/like/delete/`);
    expect(await answer.json()).toMatchObject({ likes: 1, user_likes: [] });
  });

  it('of nothing are 404, and leave nothing', async () => {
    const before = await rowCount('news_likes');
    for (const id of ['999999', '0', 'x', '9'.repeat(15)]) {
      expect((await reader.post(`/news/${id}/like/`)).status).toBe(404);
      expect((await reader.delete(`/news/${id}/like/delete/`)).status).toBe(404);
    }
    expect(await rowCount('news_likes')).toBe(before);
  });

  it('name only the viewer’s own like in a detail', async () => {
    const { id } = await newStory(NEWS, author);
    for (const fan of [author, reader]) await fan.post(`/news/${id}/like/`);
    expect(await readStory(NEWS, id)).toMatchObject({ likes: 2, user_likes: [] });
    const { user_likes } = await readStory(NEWS, id, reader);
    expect(user_likes).toEqual([{ id: expect.any(Number) as number, user_id: reader.id }]);
  });
});
