import { IDEMPOTENCY_KEY_HEADER } from '@desert/contract/idempotency-key';
import { beforeEach, describe, expect, it } from 'vitest';
import { env, rowCount } from '../../../test/account.ts';
import { post } from '../../../test/api.ts';
import { type Fan, signedInFan, visitor } from '../../../test/fan.ts';
import { newComment, newStory, readStory, NEWS } from '../../../test/stories.ts';
import { expectSound } from '../../../test/whole-database.ts';
import { promote } from '../../../test/world.ts';

describe('comments on news', () => {
  let author: Fan;
  let fan: Fan;
  let story: number;

  beforeEach(async () => {
    [author, fan] = [await signedInFan(), await signedInFan()];
    ({ id: story } = await newStory(NEWS, author));
  });

  const answer = (answers: unknown, by = fan, on = story) =>
    by.post('/news/comment/new/', { content: 'Yes', news_id: on, answers });
  const commentOf = async (id: number) =>
    (await readStory(NEWS, story)).comments.find((one) => one.id === id);
  const remove = (by: Fan, id: number) => by.delete(`/news/${id}/comment/delete/`);
  const restore = (by: Fan, id: number) => by.post(`/news/${id}/comment/restore/`);

  it('answer another, on one level', async () => {
    const root = await newComment(NEWS, author, story);
    expect(root.answers).toBeNull();
    const first = await (await answer(root.id)).json<{ id: number; answers: number }>();
    expect(first.answers).toBe(root.id);
    const second = await (await answer(first.id)).json<{ id: number; answers: number }>();
    expect(second.answers).toBe(root.id);
    expect(await commentOf(second.id)).toMatchObject({ answers: root.id });
  });

  it.each(['one', 0, -1, 1.5, {}])('answer no %j', async (answers) => {
    const response = await answer(answers);
    expect(response.status).toBe(400);
    expect(await response.json()).toHaveProperty('errors.answers');
  });

  it('answer none of another story, nor one that is gone', async () => {
    const other = await newStory(NEWS, author);
    const elsewhere = await newComment(NEWS, author, other.id);
    const gone = await newComment(NEWS, fan, story);
    await remove(fan, gone.id);
    for (const id of [elsewhere.id, gone.id, 999_999_999]) {
      const response = await answer(id);
      expect(await response.json()).toEqual({
        errors: { answers: 'The comment that you answer is no longer here' },
      });
    }
    expect((await readStory(NEWS, story)).comment_count).toBe(0);
  });

  it('say when they were edited, if anything became another', async () => {
    const { id } = await newComment(NEWS, fan, story, 'Hi');
    const edit = (content: string) => fan.put(`/news/${id}/comment/edit/`, { content });
    await edit('Hi');
    expect(await commentOf(id)).not.toHaveProperty('edited_at');
    const edited = await (await edit('Hello')).json<{ edited_at: string }>();
    expect(Date.now() - Date.parse(edited.edited_at)).toBeLessThan(60_000);
    await edit('Hello');
    expect(await commentOf(id)).toMatchObject({ edited_at: edited.edited_at });
  });

  it('can be removed and put back by the author of the story, and by nobody in their place', async () => {
    const { id } = await newComment(NEWS, fan, story);
    expect((await remove(await signedInFan(), id)).status).toBe(403);
    expect((await remove(author, id)).status).toBe(200);
    expect(await commentOf(id)).toBeUndefined();
    expect((await restore(fan, id)).status).toBe(404);
    expect((await restore(await signedInFan(), id)).status).toBe(404);
    const back = await restore(author, id);
    expect(back.status).toBe(200);
    expect(await back.json()).toMatchObject({ id, user_id: fan.id });
    expect((await readStory(NEWS, story)).comment_count).toBe(1);
    await expectSound();
  });

  it('that their author deleted are not put back by the author of the story', async () => {
    const { id } = await newComment(NEWS, fan, story);
    await remove(fan, id);
    expect((await restore(author, id)).status).toBe(404);
    expect((await restore(fan, id)).status).toBe(200);
  });

  it('are closed by moderation, but not to moderators', async () => {
    const { id } = await newComment(NEWS, fan, story);
    await env.DB.prepare(`UPDATE news SET locked = 1 WHERE id = ${story}`).run();
    expect(await readStory(NEWS, story)).toMatchObject({ locked: true });
    const refused = await answer(id);
    expect(refused.status).toBe(403);
    expect(await refused.json()).toEqual({ errors: { message: 'Comments are closed here.' } });
    expect((await answer(id, await promote(await signedInFan()))).status).toBe(201);
    expect((await remove(fan, id)).status).toBe(200);
    expect((await readStory(NEWS, story)).comment_count).toBe(1);
  });

  it('are changed by nobody but moderators where they are closed', async () => {
    const moderator = await promote(await signedInFan());
    const [theirs, own] = [
      await newComment(NEWS, fan, story, 'Hi'),
      await newComment(NEWS, moderator, story, 'Hi'),
    ];
    const edit = (by: Fan, id: number) => by.put(`/news/${id}/comment/edit/`, { content: 'Hello' });
    await env.DB.prepare(`UPDATE news SET locked = 1 WHERE id = ${story}`).run();
    const refused = await edit(fan, theirs.id);
    expect(refused.status).toBe(403);
    expect(await refused.json()).toEqual({ errors: { message: 'Comments are closed here.' } });
    expect((await edit(author, theirs.id)).status).toBe(403);
    expect(await commentOf(theirs.id)).toEqual(theirs);
    expect((await edit(moderator, own.id)).status).toBe(200);
  });

  it('are made once, also where what they answer is gone when they are sent again', async () => {
    const root = await newComment(NEWS, author, story);
    const body = { content: 'Yes', news_id: story, answers: root.id };
    const headers = { [IDEMPOTENCY_KEY_HEADER]: '0123456789abcdef' };
    const send = () => post('/news/comment/new/', body, { cookies: fan.cookies, headers });
    const first = await (await send()).json();
    await remove(author, root.id);
    const again = await send();
    expect(again.status).toBe(201);
    expect(await again.json()).toEqual(first);
  });

  it('come back as answers, and stay that when they are edited', async () => {
    const root = await newComment(NEWS, author, story);
    const { id } = await (await answer(root.id)).json<{ id: number }>();
    const body = { content: 'No', answers: null };
    await fan.put(`/news/${id}/comment/edit/`, body);
    expect(await commentOf(id)).toMatchObject({ content: 'No', answers: root.id });
    await remove(fan, id);
    await restore(fan, id);
    expect(await commentOf(id)).toMatchObject({ content: 'No', answers: root.id });
  });

  describe('around one', () => {
    /** The ids of so many comments. */
    async function many(count: number): Promise<number[]> {
      const values = JSON.stringify(Array.from({ length: count }, (_, at) => at));
      await env.DB.prepare(
        `INSERT INTO news_comments (user_id, created_at, news_id, content) SELECT ${fan.id}, value, ${story}, 'c' || value FROM json_each(?)`,
      )
        .bind(values)
        .run();
      await env.DB.prepare(
        `UPDATE news SET comment_count = comment_count + ${count} WHERE id = ${story}`,
      ).run();
      const rows = await env.DB.prepare(
        `SELECT id FROM news_comments WHERE news_id = ${story} ORDER BY id`,
      ).all<{ id: number }>();
      return rows.results.map(({ id }) => id);
    }
    const around = async (comment: number | string | undefined) =>
      (await visitor.get(`/news/${story}/?comment=${comment}`)).json<{
        comments: { id: number }[];
        earlier_comments: string | null;
        later_comments?: string;
      }>();
    const idsOf = ({ comments }: { comments: { id: number }[] }) => comments.map(({ id }) => id);
    const read = async (address: string) => {
      const answer = await visitor.get(address.replace('/api', ''));
      return { ids: (await answer.json<{ id: number }[]>()).map(({ id }) => id), answer };
    };

    it('are those before and after it, with the way to all others', async () => {
      const ids = await many(260);
      const page = await around(ids[100]);
      expect(idsOf(page)).toEqual(ids.slice(51, 151));
      expect((await read(page.earlier_comments!)).ids).toEqual(ids.slice(27, 51));
      const later = await read(page.later_comments!);
      expect(later.ids).toEqual(ids.slice(151, 175));
      expect(later.answer.headers.get('Link')).toContain(`?after=${ids[174]}>; rel="next"`);
      const last = await read(`/api/news/${story}/comments/?after=${ids[250]}`);
      expect(last.ids).toEqual(ids.slice(251));
      expect(last.answer.headers.get('Link')).toBeNull();
    });

    it('are all where there are few', async () => {
      const ids = await many(3);
      const page = await around(ids[1]);
      expect(page).toMatchObject({ earlier_comments: null });
      expect(page).not.toHaveProperty('later_comments');
      expect(idsOf(page)).toEqual(ids);
    });

    it.each(['0', 'x', '999999999'])('that is %s are the newest', async (comment) => {
      const ids = await many(101);
      const page = await around(comment);
      expect(idsOf(page)).toEqual(ids.slice(1));
      expect(page).not.toHaveProperty('later_comments');
    });
  });

  it('are asked for after a number only', async () => {
    expect((await visitor.get(`/news/${story}/comments/?after=x`)).status).toBe(400);
  });

  it('leave nothing behind', async () => {
    const { id } = await newComment(NEWS, fan, story);
    await remove(author, id);
    expect(await rowCount('deleted_rows', `deleted_by = ${author.id}`)).toBe(1);
  });
});

it('says of a record when it was edited, and of one that was not nothing', async () => {
  const fan = await signedInFan();
  const item = { name: 'Scarf', description: 'Warm', price: 5 };
  const { id } = await (await fan.post('/merch/new/', item)).json<{ id: number }>();
  const same = await (await fan.put(`/merch/${id}/edit/`, item)).json();
  expect(same).not.toHaveProperty('edited_at');
  const edited = await fan.put(`/merch/${id}/edit/`, { ...item, price: 6 });
  expect(await edited.json()).toHaveProperty('edited_at');
});
