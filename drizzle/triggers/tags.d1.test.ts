import { getTableColumns, getTableName } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import { TABLES, TAGGED_TABLES } from '../tables.ts';
import { addFan, run, select } from '../test/d1.ts';

const SEASON = { kind: 'season', id: '2011-12', label: '2011-12', path: '/history/2011-12' };
const PLAYER = { kind: 'player', id: 8462038, label: 'A', path: '/history/players/a' };

/** Child tables of records, which may have rows of other tests. */
const CHILDREN = TABLES.filter(
  (table) => 'record_id' in getTableColumns(table) && !('tag' in getTableColumns(table)),
).map((table) => getTableName(table));

beforeEach(addFan);

it('tag triggers exist for every table whose records have tags', () => {
  const withTags = TABLES.filter((table) => 'tags' in getTableColumns(table));
  const names = withTags.map((table) => getTableName(table));
  expect(TAGGED_TABLES.map(({ name }) => name).toSorted()).toEqual(names.toSorted());
});

describe.each(TAGGED_TABLES)('the tags of $name', ({ name: records }) => {
  const [texts, values] =
    records === 'merch'
      ? ['name, description, price', `'a', 'b', 1`]
      : ['title, details', `'a', 'b'`];

  const kept = () =>
    select(
      `SELECT tag, record_id AS id FROM record_tags WHERE kind = '${records}' ORDER BY tag, id`,
    );
  const add = (id: number, ...given: object[]) =>
    run(
      `INSERT INTO ${records} (id, user_id, created_at, tags, ${texts}) VALUES (?, 7, 1, ?, ${values})`,
      id,
      JSON.stringify(given),
    );
  const season = (id: number) => ({ tag: 'season:2011-12', id });
  const player = (id: number) => ({ tag: 'player:8462038', id });

  beforeEach(async () => {
    for (const child of CHILDREN) await run(`DELETE FROM ${child}`);
    await run(`DELETE FROM ${records}`);
  });

  it('tags follow records that are created, changed and deleted', async () => {
    await add(1, SEASON, PLAYER);
    await add(2, SEASON);
    await add(3);
    expect(await kept()).toEqual([player(1), season(1), season(2)]);
    await run(`UPDATE ${records} SET tags = ? WHERE id IN (1, 3)`, JSON.stringify([PLAYER]));
    expect(await kept()).toEqual([player(1), player(3), season(2)]);
    await run(`UPDATE ${records} SET user_id = 7, created_at = 2`);
    expect(await kept()).toEqual([player(1), player(3), season(2)]);
    await run(`DELETE FROM ${records} WHERE id < 3`);
    expect(await kept()).toEqual([player(3)]);
  });

  it('a repeated tag of a record is stored once, and tag changes read only the rows of that record', async () => {
    await add(1, SEASON, SEASON);
    expect(await kept()).toEqual([season(1)]);
    await run(`UPDATE ${records} SET tags = '[]'`);
    expect(await kept()).toEqual([]);
    const update = `UPDATE ${records} SET tags = ? WHERE id = 1`;
    const write = async () => (await run(update, JSON.stringify([SEASON]))).meta.rows_read;
    await write();
    const few = await write();
    await run(`WITH RECURSIVE n(value) AS (SELECT 9 UNION ALL SELECT value + 1 FROM n WHERE value < 2000)
      INSERT INTO record_tags SELECT 'season:2011-12', '${records}', value FROM n`);
    expect(await write()).toBe(few);
    await run('DELETE FROM record_tags');
  });

  it('tag changes are queued for the search index', async () => {
    await add(1);
    await run("DELETE FROM jobs WHERE kind = 'index'");
    await run(`UPDATE ${records} SET tags = ?`, JSON.stringify([SEASON]));
    const noted = await select("SELECT key FROM jobs WHERE kind = 'index'");
    expect(noted).toEqual([{ key: `${records} 1` }]);
  });
});

it('an item’s tags are stored only while the item is for sale or reserved', async () => {
  for (const child of CHILDREN) await run(`DELETE FROM ${child}`);
  await run('DELETE FROM merch');
  await run(
    `INSERT INTO merch (id, user_id, created_at, name, description, price, tags) VALUES (1, 7, 1, 'a', 'b', 1, ?)`,
    JSON.stringify([SEASON]),
  );
  const counts: unknown[] = [];
  for (const state of ['reserved', 'sold', 'withdrawn', 'for_sale']) {
    await run('UPDATE merch SET state = ?', state);
    counts.push((await select(`SELECT * FROM record_tags WHERE kind = 'merch'`)).length);
  }
  expect(counts).toEqual([1, 0, 0, 1]);
});
