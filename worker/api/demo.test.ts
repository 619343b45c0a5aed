/** The demo’s records pass the API’s validation, and are served as seeded. */
import { type Memory, MemoryFormSchema } from '@desert/contract/records/memories';
import { type PostDetail, PostInput } from '@desert/contract/records/news';
import { type Item, ItemFormSchema } from '@desert/contract/store/merch';
import { parseFields } from '@desert/contract/text/body';
import { demoSeed } from '@desert/drizzle/seed/demo/seed';
import { beforeAll, expect, it } from 'vitest';
import { env } from '../test/account.ts';
import { visitor } from '../test/fan.ts';
import { seedHistory } from '../test/history.ts';

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
    ...(await list<Item>('merch')).map(
      (item) => parseFields(ItemFormSchema, formOf(item)).problems,
    ),
    ...(await list<Memory>('memories')).map(
      (memory) => parseFields(MemoryFormSchema, formOf(memory)).problems,
    ),
    ...(await list<PostDetail>('news')).map((post) => parseFields(PostInput, post).problems),
  ];
  expect(new Set(problems.map((errors) => JSON.stringify(errors)))).toEqual(new Set(['{}']));
});
