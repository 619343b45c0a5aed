import { beforeAll, beforeEach, expect, it } from 'vitest';
import { addFan, run, runAll, select } from '../../test/d1.ts';
import { renameTags } from './renamed-tags.ts';
import { historySeed } from './seed.ts';

beforeAll(() => runAll(historySeed().statements));

const DOAN = 8462038;
const season = { kind: 'season', id: '2011-12', label: '2011-12', path: '/history/2011-12' };
const player = (id: number, label: string, slug: string) => ({
  kind: 'player',
  id,
  label,
  path: `/history/players/${slug}`,
});
const OLD = player(DOAN, 'S. Doan', 's-doan');
const PRESENT = player(DOAN, 'Shane Doan', 'shane-doan');

const rename = () => runAll(renameTags());

async function add(id: number, ...tags: object[]): Promise<void> {
  const sql = `INSERT INTO memories (id, user_id, created_at, title, details, tags) VALUES (?, 7, 1, 'a', 'b', ?)`;
  await run(sql, id, JSON.stringify(tags));
}

async function tagsOf(id: number): Promise<unknown> {
  const [memory] = await select(`SELECT tags FROM memories WHERE id = ${id}`);
  return JSON.parse(memory!.tags as string);
}

beforeEach(async () => {
  await addFan();
  for (const table of ['comments', 'likes', 'memories']) await run(`DELETE FROM ${table}`);
  await run("DELETE FROM person_slugs WHERE slug = 's-doan'");
});

it('only the tags of a renamed player get the new label and path', async () => {
  const [other] = await select(`SELECT id FROM persons WHERE id <> ${DOAN} LIMIT 1`);
  const unlike = player(other!.id as number, 'As it was', 'as-it-was');
  await run(`INSERT INTO person_slugs VALUES ('s-doan', ${DOAN})`);
  await add(1, season, OLD, unlike);
  await add(2, unlike);
  await add(3, PRESENT);
  await run("DELETE FROM jobs WHERE kind = 'index'");
  await rename();
  // In their order. The second memory is not updated, because its player was not renamed.
  expect(await tagsOf(1)).toMatchObject([season, PRESENT, other]);
  expect(await tagsOf(2)).toEqual([unlike]);
  expect(await tagsOf(3)).toEqual([PRESENT]);
  expect(await select("SELECT key FROM jobs WHERE kind = 'index'")).toHaveLength(1);
  expect(
    await select(`SELECT tag FROM record_tags WHERE kind = 'memories' AND record_id = 1`),
  ).toHaveLength(3);
});

it('without a renamed player, updating the tags changes nothing and reads no records', async () => {
  await add(1, OLD);
  const before = (await rename()).map(({ meta }) => meta.rows_read);
  for (let id = 2; id < 300; id += 1) await add(id, season, OLD);
  expect((await rename()).map(({ meta }) => meta.rows_read)).toEqual(before);
  expect(await tagsOf(1)).toEqual([OLD]);
});
