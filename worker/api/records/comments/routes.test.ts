import type { Comment, Discussion } from '@desert/contract/comments';
import { nextOf } from '@desert/contract/paging';
import { beforeAll, describe, expect, it } from 'vitest';
import { env, rowCount } from '../../../test/account.ts';
import { type Fan, signedInFan, visitor } from '../../../test/fan.ts';
import { upTo } from '../../../test/rows-read.ts';
import { newComment, newStory, readStory, NEWS, type StorySection } from '../../../test/stories.ts';

let author: Fan;
let reader: Fan;

beforeAll(async () => {
  [author, reader] = [await signedInFan(), await signedInFan()];
});

describe('comments on /news', () => {
  it('are by who is signed in, whatever they say', async () => {
    const { id } = await newStory(NEWS, author);
    const body = { content: ' Hi\nthere ', news_id: String(id), user_id: author.id, id: 7 };
    const response = await reader.post('/news/comment/new/', body);
    expect(response.status).toBe(201);
    const comment = await response.json<Comment>();
    expect(comment).toEqual({
      id: expect.any(Number),
      content: 'Hi\nthere',
      user_id: reader.id,
      news_id: id,
      users: { id: reader.id, username: reader.username },
      answers: null,
      created_at: expect.stringMatching(/^\d{4}-.*Z$/),
    });
    expect(await readStory(NEWS, id)).toMatchObject({ comment_count: 1, comments: [comment] });
  });

  it('are oldest first', async () => {
    const { id } = await newStory(NEWS, author);
    for (const content of ['first', 'second', 'third']) {
      await newComment(NEWS, reader, id, content);
    }
    const { comments } = await readStory(NEWS, id);
    expect(comments.map(({ content }) => content)).toEqual(['first', 'second', 'third']);
  });

  it('are edited in place', async () => {
    const { id } = await newStory(NEWS, author);
    const comment = await newComment(NEWS, reader, id);
    const path = `/news/${comment.id}/comment/edit/`;
    const response = await reader.put(path, { content: 'Other words' });
    expect(response.status).toBe(200);
    const edited = { ...comment, content: 'Other words', edited_at: expect.any(String) };
    expect(await response.json()).toEqual(edited);
    const { comments, comment_count } = await readStory(NEWS, id);
    expect(comments).toEqual([edited]);
    expect(comment_count).toBe(1);
  });

  it('are deleted once, however many ask at once', async () => {
    const { id } = await newStory(NEWS, author);
    const [gone] = [await newComment(NEWS, reader, id), await newComment(NEWS, reader, id)];
    const path = `/news/${gone.id}/comment/delete/`;
    const answers = await Promise.all(Array.from({ length: 5 }, () => reader.delete(path)));
    const done = answers.filter(({ status }) => status === 200);
    expect(done).toHaveLength(1);
    expect(await done[0]!.json()).toEqual({ message: 'It is deleted.', id: gone.id });
    expect((await readStory(NEWS, id)).comment_count).toBe(1);
  });

  it('on what is gone are 404, and leave nothing', async () => {
    const { id } = await newStory(NEWS, author);
    await author.delete(`/news/${id}/delete/`);
    const before = await rowCount('news_comments');
    const answer = await reader.post('/news/comment/new/', { content: 'Hi', news_id: id });
    expect(answer.status).toBe(404);
    expect(await rowCount('news_comments')).toBe(before);
    expect((await visitor.get(`/news/${id}/comments/`)).status).toBe(404);
  });

  it('say to each reader which of them is their own first', async () => {
    const { id } = await newStory(NEWS, author);
    const first = async (by: typeof visitor) =>
      (await readStory(NEWS, id, by)).viewer_first_comment;
    await newComment(NEWS, author, id);
    const own = await newComment(NEWS, reader, id);
    const second = await newComment(NEWS, reader, id);
    await newComment(NEWS, reader, (await newStory(NEWS, author)).id);
    expect(await first(reader)).toBe(own.id);
    expect(await first(visitor)).toBeNull();
    await reader.delete(`/news/${own.id}/comment/delete/`);
    expect(await first(reader)).toBe(second.id);
    await reader.delete(`/news/${second.id}/comment/delete/`);
    expect(await first(reader)).toBeNull();
  });

  it('beyond the newest 100 come by page, oldest first, each once', async () => {
    const { id } = await newStory(NEWS, author);
    await env.DB.prepare(
      `INSERT INTO news_comments (user_id, created_at, news_id, content)
        SELECT ${reader.id}, value, ${id}, 'comment ' || value FROM ${upTo(150)}`,
    ).run();
    const pages = await readPages(NEWS, id);
    expect((await readStory(NEWS, id, reader)).viewer_first_comment).toBe(pages[0]![0]!.id);
    expect(pages.map((page) => page.length)).toEqual([2, 24, 24, 100]);
    const contents = pages.flat().map(({ content }) => content);
    expect(contents).toEqual([...Array(150).keys()].map((n) => `comment ${n}`));
  });

  it('that are long come in pages of 100,000 characters, each once, also around one of them', async () => {
    const { id } = await newStory(NEWS, author);
    await env.DB.prepare(
      `INSERT INTO news_comments (user_id, created_at, news_id, content)
        SELECT ${reader.id}, value, ${id}, printf('%.*c', 5000, '"') FROM ${upTo(45)}`,
    ).run();
    const pages = await readPages(NEWS, id);
    expect(pages.map((page) => page.length)).toEqual([5, 20, 20]);
    const ids = pages.flat().map((comment) => comment.id);
    expect(new Set(ids).size).toBe(45);
    const around = await visitor.get(`/news/${id}/?comment=${ids[22]}`);
    const { comments, later_comments = '' } = await around.json<Discussion<Comment>>();
    expect(comments.map((comment) => comment.id)).toEqual(ids.slice(13, 33));
    const later = await visitor.get(later_comments.replace('/api', ''));
    expect((await later.json<Comment[]>()).map((comment) => comment.id)).toEqual(ids.slice(33));
  });
});

/** The comments of a story's page, and in front of them those of the pages before it. */
async function readPages(section: StorySection, id: number): Promise<Comment[][]> {
  const detail = await readStory(NEWS, id);
  const pages = [detail.comments];
  let next = detail.earlier_comments ?? undefined;
  while (next) {
    const response = await visitor.get(next.replace('/api', ''));
    pages.unshift(await response.json<Comment[]>());
    next = nextOf(response.headers.get('Link'));
  }
  return pages;
}
