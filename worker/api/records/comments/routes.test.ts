import type { Comment, Discussion } from '@desert/contract/comments';
import { nextOf } from '@desert/contract/paging';
import { beforeAll, describe, expect, it } from 'vitest';
import { env, rowCount } from '../../../test/account.ts';
import { type Fan, signedInFan, visitor } from '../../../test/fan.ts';
import { upTo } from '../../../test/rows-read.ts';
import {
  newComment,
  newStory,
  readStory,
  STORY_SECTIONS,
  type StorySection,
} from '../../../test/stories.ts';

let author: Fan;
let reader: Fan;

beforeAll(async () => {
  [author, reader] = [await signedInFan(), await signedInFan()];
});

describe.each(STORY_SECTIONS)('comments on /$name', (section) => {
  const { name, field, tables } = section;

  it('are by who is signed in, whatever they say', async () => {
    const { id } = await newStory(section, author);
    const body = { content: ' Hi\nthere ', [field]: String(id), user_id: author.id, id: 7 };
    const response = await reader.post(`/${name}/comment/new/`, body);
    expect(response.status).toBe(201);
    const comment = await response.json<Comment>();
    expect(comment).toEqual({
      id: expect.any(Number),
      content: 'Hi\nthere',
      user_id: reader.id,
      [field]: id,
      users: { id: reader.id, username: reader.username },
      answers: null,
      created_at: expect.stringMatching(/^\d{4}-.*Z$/),
    });
    expect(await readStory(section, id)).toMatchObject({ comment_count: 1, comments: [comment] });
  });

  it('are oldest first', async () => {
    const { id } = await newStory(section, author);
    for (const content of ['first', 'second', 'third']) {
      await newComment(section, reader, id, content);
    }
    const { comments } = await readStory(section, id);
    expect(comments.map(({ content }) => content)).toEqual(['first', 'second', 'third']);
  });

  it('are edited in place', async () => {
    const { id } = await newStory(section, author);
    const comment = await newComment(section, reader, id);
    const path = `/${name}/${comment.id}/comment/edit/`;
    const response = await reader.put(path, { content: 'Other words' });
    expect(response.status).toBe(200);
    const edited = { ...comment, content: 'Other words', edited_at: expect.any(String) };
    expect(await response.json()).toEqual(edited);
    const { comments, comment_count } = await readStory(section, id);
    expect(comments).toEqual([edited]);
    expect(comment_count).toBe(1);
  });

  it('are deleted once, however many ask at once', async () => {
    const { id } = await newStory(section, author);
    const [gone] = [await newComment(section, reader, id), await newComment(section, reader, id)];
    const path = `/${name}/${gone.id}/comment/delete/`;
    const answers = await Promise.all(Array.from({ length: 5 }, () => reader.delete(path)));
    const done = answers.filter(({ status }) => status === 200);
    expect(done).toHaveLength(1);
    expect(await done[0]!.json()).toEqual({ message: 'It is deleted.', id: gone.id });
    expect((await readStory(section, id)).comment_count).toBe(1);
  });

  it('on what is gone are 404, and leave nothing', async () => {
    const { id } = await newStory(section, author);
    await author.delete(`/${name}/${id}/delete/`);
    const before = await rowCount(tables.comments);
    const answer = await reader.post(`/${name}/comment/new/`, { content: 'Hi', [field]: id });
    expect(answer.status).toBe(404);
    expect(await rowCount(tables.comments)).toBe(before);
    expect((await visitor.get(`/${name}/${id}/comments/`)).status).toBe(404);
  });

  it('say to each reader which of them is their own first', async () => {
    const { id } = await newStory(section, author);
    const first = async (by: typeof visitor) =>
      (await readStory(section, id, by)).viewer_first_comment;
    await newComment(section, author, id);
    const own = await newComment(section, reader, id);
    const second = await newComment(section, reader, id);
    await newComment(section, reader, (await newStory(section, author)).id);
    expect(await first(reader)).toBe(own.id);
    expect(await first(visitor)).toBeNull();
    await reader.delete(`/${name}/${own.id}/comment/delete/`);
    expect(await first(reader)).toBe(second.id);
    await reader.delete(`/${name}/${second.id}/comment/delete/`);
    expect(await first(reader)).toBeNull();
  });

  it('beyond the newest 100 come by page, oldest first, each once', async () => {
    const { id } = await newStory(section, author);
    await env.DB.prepare(
      `INSERT INTO ${tables.comments} (user_id, created_at, ${field}, content)
        SELECT ${reader.id}, value, ${id}, 'comment ' || value FROM ${upTo(150)}`,
    ).run();
    const pages = await readPages(section, id);
    expect((await readStory(section, id, reader)).viewer_first_comment).toBe(pages[0]![0]!.id);
    expect(pages.map((page) => page.length)).toEqual([2, 24, 24, 100]);
    const contents = pages.flat().map(({ content }) => content);
    expect(contents).toEqual([...Array(150).keys()].map((n) => `comment ${n}`));
  });

  it('that are long come in pages of 100,000 characters, each once, also around one of them', async () => {
    const { id } = await newStory(section, author);
    await env.DB.prepare(
      `INSERT INTO ${tables.comments} (user_id, created_at, ${field}, content)
        SELECT ${reader.id}, value, ${id}, printf('%.*c', 5000, '"') FROM ${upTo(45)}`,
    ).run();
    const pages = await readPages(section, id);
    expect(pages.map((page) => page.length)).toEqual([5, 20, 20]);
    const ids = pages.flat().map((comment) => comment.id);
    expect(new Set(ids).size).toBe(45);
    const around = await visitor.get(`/${name}/${id}/?comment=${ids[22]}`);
    const { comments, later_comments = '' } = await around.json<Discussion<Comment>>();
    expect(comments.map((comment) => comment.id)).toEqual(ids.slice(13, 33));
    const later = await visitor.get(later_comments.replace('/api', ''));
    expect((await later.json<Comment[]>()).map((comment) => comment.id)).toEqual(ids.slice(33));
  });
});

/** The comments of a story's page, and in front of them those of the pages before it. */
async function readPages(section: StorySection, id: number): Promise<Comment[][]> {
  const detail = await readStory(section, id);
  const pages = [detail.comments];
  let next = detail.earlier_comments ?? undefined;
  while (next) {
    const response = await visitor.get(next.replace('/api', ''));
    pages.unshift(await response.json<Comment[]>());
    next = nextOf(response.headers.get('Link'));
  }
  return pages;
}
