import { beforeAll, expect, it } from 'vitest';
import { addFan, run, runAll, select } from '../../test/d1.ts';
import { historySeed } from '../history/seed.ts';
import { itemTagsSeed } from './item-tags.ts';

beforeAll(() => runAll(historySeed().statements));

const SEASON = { kind: 'season', id: '2011-12', label: '2011-12', path: '/history/2011-12' };
const DOAN = {
  kind: 'player',
  id: 8462038,
  label: 'Shane Doan',
  path: '/history/players/shane-doan',
};
const FULL = Array.from({ length: 10 }, (_, at) => ({ ...SEASON, id: `${at}`, label: `${at}` }));

const ITEMS: [season: string, player: string, tags: object[], after: object[]][] = [
  ['2011-12', 'shane doan', [], [SEASON, DOAN]],
  ['2011-12', '', [DOAN], [DOAN, SEASON]],
  ['2011-12', 'Shane Doan', [SEASON, DOAN], [SEASON, DOAN]],
  ['', 'Gordie Howe', [], []],
  ['', '', [], []],
  ['2011-12', 'Shane Doan', FULL, FULL],
];

it('the seed tags items once with their season and player, if both are known and there is room for more tags', async () => {
  await addFan();
  await run('DELETE FROM merch');
  for (const [id, [season, player, tags]] of ITEMS.entries())
    await run(
      `INSERT INTO merch (id, user_id, created_at, name, description, price, season, player, tags)
        VALUES (?, 7, 1, 'a', 'b', 1, ?, ?, ?)`,
      id,
      season,
      player,
      JSON.stringify(tags),
    );
  await runAll(itemTagsSeed().statements);
  const items = await select('SELECT season, player, tags FROM merch ORDER BY id');
  expect(items.map((item) => [item.season, item.player, JSON.parse(item.tags as string)])).toEqual(
    ITEMS.map(([season, player, , after]) => [season, player, after]),
  );
  const tagged = `SELECT merch_id FROM merch_tags WHERE tag = 'season:2011-12' ORDER BY 1`;
  expect(await select(tagged)).toEqual([0, 1, 2].map((merch_id) => ({ merch_id })));
  // The owner removes the tags, and a later version of the seed runs.
  await run(`UPDATE merch SET tags = '[]'`);
  await runAll(itemTagsSeed().statements);
  expect(await select(tagged)).toEqual([]);
});
