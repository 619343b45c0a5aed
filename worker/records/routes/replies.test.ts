import type { Comment, Discussion } from '@desert/contract/records/comments';
import { beforeEach, expect, it } from 'vitest';
import { env, rowCount } from '../../test/account.ts';
import { type Fan, signedInFan, visitor } from '../../test/fan.ts';
import { upTo } from '../../test/rows-read.ts';
import { newComment, NEWS, newStory, readStory } from '../../test/stories.ts';
import { expectSound } from '../../test/whole-database.ts';
import { promote } from '../../test/world.ts';

let author: Fan;
let fan: Fan;
let story: number;

beforeEach(async () => {
  [author, fan] = [await signedInFan(), await signedInFan()];
  ({ id: story } = await newStory(NEWS, author));
});

const reply = (parent_id: unknown, by = fan) =>
  by.post('/news/comment/new/', { content: 'Yes', news_id: story, parent_id });
const commentOf = async (id: number) =>
  (await readStory(NEWS, story)).comments.find((comment) => comment.id === id);
const edit = (by: Fan, id: number, content: string) =>
  by.put(`/news/${id}/comment/edit/`, { content, parent_id: null });
const remove = (by: Fan, id: number) => by.delete(`/news/${id}/comment/delete/`);
const restore = (by: Fan, id: number) => by.post(`/news/${id}/comment/restore/`);

it('a reply to a reply belongs to the first comment, even after an edit or a restore', async () => {
  const root = await newComment(NEWS, author, story);
  expect(root.parent_id).toBeNull();
  const first = await (await reply(root.id)).json<Comment>();
  expect(first.parent_id).toBe(root.id);
  const second = await (await reply(first.id)).json<Comment>();
  expect(second.parent_id).toBe(root.id);
  await edit(fan, second.id, 'No');
  expect(await commentOf(second.id)).toMatchObject({ content: 'No', parent_id: root.id });
  await remove(fan, second.id);
  await restore(fan, second.id);
  expect(await commentOf(second.id)).toMatchObject({ content: 'No', parent_id: root.id });
});

it('a reply says whether the comment it replies to is deleted', async () => {
  const root = await newComment(NEWS, author, story);
  const { id } = await (await reply(root.id)).json<Comment>();
  expect(await commentOf(id)).not.toHaveProperty('parent_gone');
  await remove(author, root.id);
  expect(await commentOf(id)).toMatchObject({ parent_id: root.id, parent_gone: true });
  await restore(author, root.id);
  expect(await commentOf(id)).not.toHaveProperty('parent_gone');
});

it('a reply is refused unless it replies to an existing comment on the same post', async () => {
  const elsewhere = await newComment(NEWS, author, (await newStory(NEWS, author)).id);
  const gone = await newComment(NEWS, fan, story);
  await remove(fan, gone.id);
  const parent_id = 'The comment you’re replying to is no longer available';
  for (const id of [elsewhere.id, gone.id, 999_999_999])
    expect(await (await reply(id)).json()).toEqual({ errors: { parent_id } });
  for (const id of ['one', 0, 1.5, {}])
    expect(await (await reply(id)).json()).toHaveProperty('errors.parent_id');
  expect((await readStory(NEWS, story)).comment_count).toBe(0);
});

it('a comment says when it was edited only if its text changed', async () => {
  const { id } = await newComment(NEWS, fan, story, 'Hi');
  await edit(fan, id, 'Hi');
  expect(await commentOf(id)).not.toHaveProperty('edited_at');
  const edited = await (await edit(fan, id, 'Hello')).json<{ edited_at: string }>();
  expect(Date.now() - Date.parse(edited.edited_at)).toBeLessThan(60_000);
  await edit(fan, id, 'Hello');
  expect(await commentOf(id)).toMatchObject({ edited_at: edited.edited_at });
});

it('a comment that a post’s author removed can be restored only by that author', async () => {
  const { id } = await newComment(NEWS, fan, story);
  expect((await remove(await signedInFan(), id)).status).toBe(403);
  expect((await remove(author, id)).status).toBe(200);
  expect(await commentOf(id)).toBeUndefined();
  expect(await rowCount('comments', `visibility_changed_by = ${author.id}`)).toBe(1);
  expect((await restore(fan, id)).status).toBe(404);
  expect((await restore(await signedInFan(), id)).status).toBe(404);
  const back = await restore(author, id);
  expect(back.status).toBe(200);
  expect(await back.json()).toMatchObject({ id, user_id: fan.id });
  expect((await readStory(NEWS, story)).comment_count).toBe(1);
  await expectSound();
});

it('the author of a post cannot restore a comment that its writer deleted', async () => {
  const { id } = await newComment(NEWS, fan, story);
  await remove(fan, id);
  expect((await restore(author, id)).status).toBe(404);
  expect((await restore(fan, id)).status).toBe(200);
});

it('only moderators can add and edit comments while the comments of a post are closed', async () => {
  const moderator = await promote(await signedInFan());
  const [theirs, comment] = [
    await newComment(NEWS, fan, story, 'Hi'),
    await newComment(NEWS, moderator, story, 'Hi'),
  ];
  await env.DB.prepare(`UPDATE news SET locked = 1 WHERE id = ${story}`).run();
  expect(await readStory(NEWS, story)).toMatchObject({ locked: true });
  for (const refused of [await reply(theirs.id), await edit(fan, theirs.id, 'Hello')]) {
    expect(refused.status).toBe(403);
    expect(await refused.json()).toEqual({ errors: { message: 'Comments are closed.' } });
  }
  expect((await edit(author, theirs.id, 'Hello')).status).toBe(403);
  expect(await commentOf(theirs.id)).toEqual(theirs);
  expect((await edit(moderator, comment.id, 'Hello')).status).toBe(200);
  expect((await reply(theirs.id, moderator)).status).toBe(201);
  expect((await remove(fan, theirs.id)).status).toBe(200);
  expect((await readStory(NEWS, story)).comment_count).toBe(2);
});

/** Adds comments to the story. @returns the ids of all comments on it */
async function many(count: number): Promise<number[]> {
  await env.DB.prepare(
    `INSERT INTO comments (user_id, created_at, kind, record_id, content) SELECT ${fan.id}, value, 'news', ${story}, 'c' || value FROM ${upTo(count)}`,
  ).run();
  const ids = `SELECT id FROM comments WHERE kind = 'news' AND record_id = ${story} ORDER BY id`;
  return (await env.DB.prepare(ids).raw<[number]>()).flat();
}
const idsOf = (comments: Comment[]) => comments.map(({ id }) => id);
const around = async (comment: number | string | undefined) =>
  (await visitor.get(`/news/${story}/?comment=${comment}`)).json<Discussion<Comment>>();
const read = async (address = '') => {
  const response = await visitor.get(address.replace('/api', ''));
  return { ids: idsOf(await response.json()), link: response.headers.get('Link') };
};

it('a page around a linked comment has its neighbors and links to all other comments', async () => {
  const ids = await many(260);
  const page = await around(ids[100]);
  expect(idsOf(page.comments)).toEqual(ids.slice(51, 151));
  expect((await read(page.earlier_comments!)).ids).toEqual(ids.slice(27, 51));
  const later = await read(page.later_comments);
  expect(later.ids).toEqual(ids.slice(151, 175));
  expect(later.link).toContain(`?after=${ids[174]}>; rel="next"`);
  const last = await read(`/api/news/${story}/comments/?after=${ids[250]}`);
  expect(last).toEqual({ ids: ids.slice(251), link: null });
  expect((await visitor.get(`/news/${story}/comments/?after=x`)).status).toBe(400);
});

it('a page around a linked comment has all comments if there are few', async () => {
  const ids = await many(3);
  const page = await around(ids[1]);
  expect(page).toMatchObject({ earlier_comments: null });
  expect(page).not.toHaveProperty('later_comments');
  expect(idsOf(page.comments)).toEqual(ids);
});

it.each(['0', 'x', '999999999'])(
  'a link to a missing comment with the id %s shows the newest comments',
  async (comment) => {
    const ids = await many(101);
    const page = await around(comment);
    expect(idsOf(page.comments)).toEqual(ids.slice(1));
    expect(page).not.toHaveProperty('later_comments');
  },
);
