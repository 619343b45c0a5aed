import type { Story } from '@desert/contract/stories';
import { beforeAll, describe, expect, it } from 'vitest';
import { env, rowCount } from '../../../test/account.ts';
import { type Fan, signedInFan, visitor } from '../../../test/fan.ts';
import { upTo } from '../../../test/rows-read.ts';
import { newStory, readStory, STORY_SECTIONS } from '../../../test/stories.ts';

let author: Fan;
let reader: Fan;

beforeAll(async () => {
  [author, reader] = [await signedInFan(), await signedInFan()];
});

describe.each(STORY_SECTIONS)('likes of /$name', (section) => {
  const { name, field, tables } = section;
  const likesOf = (id: number) => rowCount(tables.likes, `${field} = ${id}`);

  it('answer the story as it then is, with the viewer’s own like', async () => {
    const story = await newStory(section, author);
    const liked = await reader.post(`/${name}/${story.id}/like/`);
    expect(liked.status).toBe(200);
    const like = { id: expect.any(Number), user_id: reader.id };
    expect(await liked.json()).toEqual({ ...story, likes: 1, user_likes: [like] });
    const unliked = await reader.delete(`/${name}/${story.id}/like/delete/`);
    expect(unliked.status).toBe(200);
    expect(await unliked.json()).toEqual(story);
  });

  it('leave one like however often and at once they come, and unlikes none', async () => {
    const { id } = await newStory(section, author);
    const at = `/${name}/${id}/like`;
    await Promise.all(Array.from({ length: 10 }, () => reader.post(`${at}/`)));
    expect([(await readStory(section, id)).likes, await likesOf(id)]).toEqual([1, 1]);
    await Promise.all(Array.from({ length: 10 }, () => reader.delete(`${at}/delete/`)));
    expect([(await readStory(section, id)).likes, await likesOf(id)]).toEqual([0, 0]);
  });

  it('of others stay where somebody takes theirs back who has none', async () => {
    const { id } = await newStory(section, author);
    await author.post(`/${name}/${id}/like/`);
    const answer = await reader.delete(`/${name}/${id}/like/delete/`);
    expect(await answer.json()).toMatchObject({ likes: 1, user_likes: [] });
  });

  it('of nothing are 404, and leave nothing', async () => {
    const before = await rowCount(tables.likes);
    for (const id of ['999999', '0', 'x', '9'.repeat(15)]) {
      expect((await reader.post(`/${name}/${id}/like/`)).status).toBe(404);
      expect((await reader.delete(`/${name}/${id}/like/delete/`)).status).toBe(404);
    }
    expect(await rowCount(tables.likes)).toBe(before);
  });

  it('are 100 at most in a detail, the newest, the viewer’s own always among them', async () => {
    const { id } = await newStory(section, author);
    await reader.post(`/${name}/${id}/like/`);
    await addLikes(id, 150);
    const forAll = await readStory(section, id);
    expect(forAll.likes).toBe(151);
    expect(forAll.user_likes).toHaveLength(100);
    expect(forAll.user_likes.map(({ user_id }) => user_id)).not.toContain(reader.id);
    const forReader = await readStory(section, id, reader);
    expect(forReader.user_likes).toHaveLength(100);
    expect(forReader.user_likes.at(-1)?.user_id).toBe(reader.id);
    expect(forReader.user_likes.slice(0, 99)).toEqual(forAll.user_likes.slice(0, 99));
  });

  it('carry nobody’s name', async () => {
    const { id } = await newStory(section, author);
    await reader.post(`/${name}/${id}/like/`);
    const { user_likes } = await (await visitor.get(`/${name}/${id}`)).json<Story>();
    expect(user_likes).toEqual([{ id: expect.any(Number), user_id: reader.id }]);
  });

  /** Likes of a story by so many other users. */
  async function addLikes(id: number, count: number): Promise<void> {
    const key = `${name}-liker-`;
    await env.DB.batch([
      env.DB
        .prepare(`INSERT INTO users (username, username_key, email, email_key, password, created_at)
        SELECT '${key}' || value, '${key}' || value, '', '${key}' || value, '!', 1 FROM ${upTo(count)}`),
      env.DB.prepare(`INSERT INTO ${tables.likes} (${field}, user_id)
        SELECT ${id}, id FROM users WHERE username LIKE '${key}%'`),
      env.DB.prepare(`UPDATE ${name} SET likes = likes + ${count} WHERE id = ${id}`),
    ]);
  }
});
