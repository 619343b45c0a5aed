import { INVALID_LINK } from '@desert/contract/photos/images';
import type { Comment, Discussion } from '@desert/contract/records/comments';
import { parseNextLink } from '@desert/contract/records/paging';
import { beforeAll, beforeEach, expect, it } from 'vitest';
import { env, rowCount } from '../../test/account.ts';
import { type Fan, signedInFan, visitor } from '../../test/fan.ts';
import { deleteAccountOf, signedInOwner } from '../../test/owner.ts';
import { upTo } from '../../test/rows-read.ts';
import { newComment, NEWS, newStory, readStory } from '../../test/stories.ts';
import { uploadPhoto } from '../../test/uploads.ts';

let author: Fan;
let reader: Fan;
let id: number;

beforeAll(async () => {
  [author, reader] = [await signedInFan(), await signedInFan()];
});

beforeEach(async () => {
  ({ id } = await newStory(NEWS, author));
});

it('a comment belongs to the signed-in member, whatever author the request names', async () => {
  const body = { content: ' Hi\nthere ', news_id: String(id), user_id: author.id, id: 7 };
  const response = await reader.post('/news/comment/new/', body);
  expect(response.status).toBe(201);
  const comment = await response.json<Comment>();
  expect(comment).toEqual({
    id: expect.any(Number),
    content: 'Hi\nthere',
    images: [],
    user_id: reader.id,
    news_id: id,
    users: { id: reader.id, username: reader.username },
    parent_id: null,
    created_at: expect.stringMatching(/^\d{4}-.*Z$/),
  });
  const second = await newComment(NEWS, reader, id, 'second');
  expect((await readStory(NEWS, id)).comments).toEqual([comment, second]);
  const put = await reader.put(`/news/${comment.id}/comment/edit/`, { content: 'Other words' });
  expect(put.status).toBe(200);
  const edited = { ...comment, content: 'Other words', edited_at: expect.any(String) as string };
  expect(await put.json()).toEqual(edited);
  const story = { comment_count: 2, comments: [edited, second] };
  expect(await readStory(NEWS, id)).toMatchObject(story);
});

it('a comment on a post cannot be changed at an address of memories', async () => {
  const comment = await newComment(NEWS, reader, id);
  const path = `/memories/${comment.id}/comment`;
  expect((await reader.put(`${path}/edit/`, { content: 'Other words' })).status).toBe(404);
  expect((await reader.delete(`${path}/delete/`)).status).toBe(404);
  expect((await readStory(NEWS, id)).comments).toEqual([comment]);
  expect((await reader.delete(`/news/${comment.id}/comment/delete/`)).status).toBe(200);
  expect((await reader.post(`${path}/restore/`)).status).toBe(404);
  expect((await readStory(NEWS, id)).comments).toEqual([]);
});

it('a comment’s images can be changed by its author, and are deleted with it', async () => {
  const reader = await signedInOwner();
  const { url } = await uploadPhoto(reader);
  const images = [
    { url, alt: 'The stub' },
    { url: '/images/label.svg', alt: 'A label' },
  ];
  const body = { content: 'Look', news_id: id, images };
  const comment = await (await reader.post('/news/comment/new/', body)).json<Comment>();
  expect(comment.images).toMatchObject(images);
  expect((await readStory(NEWS, id)).comments).toEqual([comment]);
  const [photo, link] = comment.images;
  const change = { content: 'Look', images: [{ id: link!.id, url: link!.url, removed: true }] };
  const put = await reader.put(`/news/${comment.id}/comment/edit/`, change);
  expect((await put.json<Comment>()).images).toEqual([photo]);

  const wrong = { ...body, images: [{ url: 'ftp://example.com/a' }] };
  const refused = await reader.post('/news/comment/new/', wrong);
  expect(await refused.json()).toEqual({ errors: { 'images.0.url': INVALID_LINK } });
  const kept = () => rowCount('images', `kind = 'comments' AND record_id = ${comment.id}`);
  expect(await kept()).toBe(1);
  await deleteAccountOf(reader);
  expect(await kept()).toBe(0);
});

it('concurrent deletions of one comment take effect once', async () => {
  const [gone] = [await newComment(NEWS, reader, id), await newComment(NEWS, reader, id)];
  const path = `/news/${gone.id}/comment/delete/`;
  const responses = await Promise.all(Array.from({ length: 5 }, () => reader.delete(path)));
  const done = responses.filter(({ status }) => status === 200);
  expect(done).toHaveLength(1);
  expect(await done[0]!.json()).toEqual({ message: 'Deleted.', id: gone.id });
  expect((await readStory(NEWS, id)).comment_count).toBe(1);
});

it('a comment on a deleted post is a 404 and is not stored', async () => {
  await author.delete(`/news/${id}/delete/`);
  const before = await rowCount('comments');
  const response = await reader.post('/news/comment/new/', { content: 'Hi', news_id: id });
  expect(response.status).toBe(404);
  expect(await rowCount('comments')).toBe(before);
  expect((await visitor.get(`/news/${id}/comments/`)).status).toBe(404);
});

it('a post tells each reader which comment was the reader’s first', async () => {
  const first = async (by: Fan) => (await readStory(NEWS, id, by)).viewer_first_comment;
  await newComment(NEWS, author, id);
  const [comment, second] = [
    await newComment(NEWS, reader, id),
    await newComment(NEWS, reader, id),
  ];
  await newComment(NEWS, reader, (await newStory(NEWS, author)).id);
  expect([await first(reader), await first(visitor)]).toEqual([comment.id, null]);
  await reader.delete(`/news/${comment.id}/comment/delete/`);
  expect(await first(reader)).toBe(second.id);
  await reader.delete(`/news/${second.id}/comment/delete/`);
  expect(await first(reader)).toBeNull();
});

/** Adds comments of the reader. @param content in SQL */
const add = (count: number, content: string) =>
  env.DB.prepare(
    `INSERT INTO comments (user_id, created_at, kind, record_id, content)
      SELECT ${reader.id}, value, 'news', ${id}, ${content} FROM ${upTo(count)}`,
  ).run();

/** Reads all pages of the story’s comments, oldest first; the last one is that of the story itself. */
async function readPages(): Promise<Comment[][]> {
  const detail = await readStory(NEWS, id);
  const pages = [detail.comments];
  let next = detail.earlier_comments ?? undefined;
  while (next) {
    const response = await visitor.get(next.replace('/api', ''));
    pages.unshift(await response.json<Comment[]>());
    next = parseNextLink(response.headers.get('Link'));
  }
  return pages;
}

it('comments older than the newest 100 are read in pages without a gap or a repeat', async () => {
  await add(150, `'comment ' || value`);
  const pages = await readPages();
  expect((await readStory(NEWS, id, reader)).viewer_first_comment).toBe(pages[0]![0]!.id);
  expect(pages.map((page) => page.length)).toEqual([2, 24, 24, 100]);
  const contents = pages.flat().map(({ content }) => content);
  expect(contents).toEqual([...Array(150).keys()].map((n) => `comment ${n}`));
});

it('long comments are read in pages of 100,000 characters, also around a linked comment', async () => {
  await add(45, `printf('%.*c', 5000, '"')`);
  const pages = await readPages();
  expect(pages.map((page) => page.length)).toEqual([5, 20, 20]);
  const ids = pages.flat().map((comment) => comment.id);
  expect(new Set(ids).size).toBe(45);
  const around = await visitor.get(`/news/${id}/?comment=${ids[22]}`);
  const { comments, later_comments = '' } = await around.json<Discussion<Comment>>();
  expect(comments.map((comment) => comment.id)).toEqual(ids.slice(13, 33));
  const later = await visitor.get(later_comments.replace('/api', ''));
  expect((await later.json<Comment[]>()).map((comment) => comment.id)).toEqual(ids.slice(33));
});
