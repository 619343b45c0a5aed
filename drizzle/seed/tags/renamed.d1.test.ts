import { env } from 'cloudflare:workers';
import { beforeAll, beforeEach, expect, it } from 'vitest';
import { seedHistory } from '../../../worker/test/history.ts';
import { renameTags } from './renamed.ts';

beforeAll(seedHistory);

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

const run = (sql: string, ...values: unknown[]) =>
  env.DB.prepare(sql)
    .bind(...values)
    .run();
const rename = () => env.DB.batch(renameTags().map((sql) => env.DB.prepare(sql)));

async function add(id: number, ...tags: object[]): Promise<void> {
  const sql = `INSERT INTO memories (id, user_id, created_at, title, details, tags) VALUES (?, 7, 1, 'a', 'b', ?)`;
  await run(sql, id, JSON.stringify(tags));
}

async function tagsOf(id: number): Promise<unknown> {
  const tags = await env.DB.prepare('SELECT tags FROM memories WHERE id = ?')
    .bind(id)
    .first('tags');
  return JSON.parse(tags as string);
}

beforeEach(async () => {
  await run(
    `INSERT OR IGNORE INTO users (id, username, username_key, email, email_key, password, created_at)
      VALUES (7, 'fan', 'fan', 'fan@example.com', 'fan@example.com', '!', 0)`,
  );
  for (const table of ['memory_images', 'memory_comments', 'memory_likes', 'memories'])
    await run(`DELETE FROM ${table}`);
  await run("DELETE FROM person_slugs WHERE slug = 's-doan'");
});

it('gives the tags of who was renamed their present label and path, and leaves the others', async () => {
  const other = await env.DB.prepare(`SELECT id FROM persons WHERE id <> ${DOAN}`).first<number>(
    'id',
  );
  const unlike = player(other!, 'As it was', 'as-it-was');
  await run(`INSERT INTO person_slugs VALUES ('s-doan', ${DOAN})`);
  await add(1, season, OLD, unlike);
  await add(2, unlike);
  await add(3, PRESENT);
  await run('DELETE FROM search_changes');
  await rename();
  // In their order; of the second, who has the other name was not renamed.
  expect(await tagsOf(1)).toMatchObject([season, PRESENT, { id: other }]);
  expect(await tagsOf(2)).toEqual([unlike]);
  expect(await tagsOf(3)).toEqual([PRESENT]);
  const { results } = await env.DB.prepare('SELECT of_id FROM search_changes').all();
  expect(results).toEqual([{ of_id: 1 }]);
  const tagged = env.DB.prepare(`SELECT count(*) AS n FROM memory_tags WHERE memory_id = 1`);
  expect(await tagged.first('n')).toBe(3);
});

it('changes nothing where nobody was renamed, and reads no records', async () => {
  await add(1, OLD);
  const before = (await rename()).map(({ meta }) => meta.rows_read);
  for (let id = 2; id < 300; id += 1) await add(id, season, OLD);
  expect((await rename()).map(({ meta }) => meta.rows_read)).toEqual(before);
  expect(await tagsOf(1)).toEqual([OLD]);
});
