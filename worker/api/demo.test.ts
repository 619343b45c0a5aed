import { parseFields } from '@desert/contract/body';
/** The demo’s records pass the API’s validation, and are served as seeded. */
import { CommentInput } from '@desert/contract/comments';
import { type Memory, MemoryForm } from '@desert/contract/memories';
import { type Item, ItemForm } from '@desert/contract/merch';
import { type PostDetail, PostInput } from '@desert/contract/news';
import { demoSeed } from '@desert/drizzle/seed/demo/seed';
import { beforeAll, expect, it } from 'vitest';
import { env, rowCount } from '../test/account.ts';
import { visitor } from '../test/fan.ts';
import { seedHistory } from '../test/history.ts';
import { readStory, STORY_SECTIONS } from '../test/stories.ts';

beforeAll(async () => {
  await seedHistory();
  await env.DB.batch(demoSeed().statements.map((sql) => env.DB.prepare(sql)));
});

async function list<R>(name: string): Promise<R[]> {
  return (await visitor.get(`/${name}/`)).json();
}

it('demo records follow the rules of the forms', async () => {
  const formOf = <R extends Item | Memory>({ images, ...record }: R) => ({
    ...record,
    urls: images.map(({ url }) => url),
    alts: images.map(({ alt }) => alt),
  });
  const problems = [
    ...(await list<Item>('merch')).map((item) => parseFields(ItemForm, formOf(item)).problems),
    ...(await list<Memory>('memories')).map(
      (memory) => parseFields(MemoryForm, formOf(memory)).problems,
    ),
    ...(await list<PostDetail>('news')).map((post) => parseFields(PostInput, post).problems),
  ];
  expect(new Set(problems.map((found) => JSON.stringify(found)))).toEqual(new Set(['{}']));
});

it.each(STORY_SECTIONS)('demo records of /$name have comments and likes', async (section) => {
  const stories = await list<PostDetail>(section.name);
  const details = await Promise.all(stories.map(({ id }) => readStory(section, id)));
  const comments = details.flatMap(({ comments }) => comments);
  expect(comments.length).toBeGreaterThan(5);
  expect(
    comments.flatMap((comment) => Object.keys(parseFields(CommentInput, comment).problems)),
  ).toEqual([]);
  for (const { id, likes, comment_count, comments } of details) {
    const liked = await rowCount(section.tables.likes, `${section.field} = ${id}`);
    expect([likes, comment_count]).toEqual([liked, comments.length]);
  }
});
