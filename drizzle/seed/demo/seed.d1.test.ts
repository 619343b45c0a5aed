import { beforeAll, beforeEach, expect, it } from 'vitest';
import { addFan, run, runAll, select } from '../../test/d1.ts';
import { gamesSeed, historySeed } from '../history/seed.ts';
import { demoSeed } from './seed.ts';

beforeAll(() => runAll([...historySeed().statements, ...gamesSeed().statements]));

const STORE = ['merch', 'images'];
const NEWS = ['news', 'comments'];
const MEMORIES = ['memories', 'likes'];
const TABLES = ['users', 'attendances', ...STORE, ...NEWS, ...MEMORIES];

const load = () => runAll(demoSeed().statements);
const dump = () => Promise.all(TABLES.map((table) => select(`SELECT * FROM ${table}`)));

beforeEach(async () => {
  for (const table of TABLES.toReversed()) await run(`DELETE FROM ${table}`);
});

it('the demo has items, posts and memories with pictures and correct counts of likes and comments', async () => {
  await load();
  const items = 'SELECT count(*) AS n, count(DISTINCT user_id) AS by FROM merch';
  expect(await select(items)).toEqual([{ n: 15, by: 3 }]);
  expect(await select('SELECT count(*) AS n FROM news')).toEqual([{ n: 6 }]);
  expect(await select('SELECT count(*) AS n FROM memories')).toEqual([{ n: 7 }]);
  const bare = ['merch', 'memories'].map((kind) =>
    select(
      `SELECT id FROM ${kind} WHERE id NOT IN (SELECT record_id FROM images WHERE kind = '${kind}')`,
    ),
  );
  expect(await Promise.all(bare)).toEqual([[], []]);
  const wrong = ['news', 'memories'].map((table) =>
    select(`SELECT id FROM ${table} WHERE
        likes <> (SELECT count(*) FROM likes WHERE kind = '${table}' AND record_id = ${table}.id) OR
        comment_count <> (SELECT count(*) FROM comments WHERE kind = '${table}' AND record_id = ${table}.id)`),
  );
  expect(await Promise.all(wrong)).toEqual([[], []]);
  expect(await select('SELECT sum(likes) > 10 AS some FROM news')).toEqual([{ some: 1 }]);
  // Its fans have no password, so they cannot log in.
  expect(await select("SELECT username FROM users WHERE password <> '!'")).toEqual([]);
});

const MOMENT_MS = 60_000;

it('the newest demo record is an hour old, and each demo comment is newer than its record', async () => {
  await load();
  const ages = await select(`
    SELECT 'record' AS of, unixepoch() * 1000 - created_at AS age FROM (SELECT created_at FROM merch
      UNION ALL SELECT created_at FROM news UNION ALL SELECT created_at FROM memories UNION ALL SELECT created_at FROM attendances)
    UNION ALL SELECT 'comment', comment.created_at - story.created_at FROM comments AS comment JOIN news AS story ON kind = 'news' AND story.id = record_id`);
  const least = (of: string) =>
    Math.min(...ages.filter((row) => row['of'] === of).map(({ age }) => Number(age)));
  expect(Math.abs(least('record') - 3_600_000)).toBeLessThan(MOMENT_MS);
  expect(least('comment')).toBeGreaterThan(0);
});

it('a dozen demo fans attended games, and demo records are tagged with seasons, players and games', async () => {
  await load();
  expect(await select('SELECT count(DISTINCT user_id) AS fans FROM attendances')).toEqual([
    { fans: 12 },
  ]);
  expect(await select("SELECT count(*) AS lost FROM attendances WHERE date = ''")).toEqual([
    { lost: 0 },
  ]);
  const kinds = await select(`
    SELECT DISTINCT substr(tag, 1, instr(tag, ':') - 1) AS kind FROM record_tags ORDER BY kind`);
  expect(kinds.map(({ kind }) => kind)).toEqual(['game', 'player', 'season']);
});

it('loading the demo tags its posts, unless they already have tags', async () => {
  await load();
  const tagged = `SELECT idempotency_key, tag FROM record_tags JOIN news ON kind = 'news' AND news.id = record_id
    WHERE idempotency_key IN ('demo post 1', 'demo post 2') ORDER BY idempotency_key, tag`;
  const all = [
    ['demo post 1', 'season:1979-80'],
    ['demo post 1', 'season:2023-24'],
    ['demo post 2', 'player:8458229'],
    ['demo post 2', 'player:8462038'],
    ['demo post 2', 'season:1996-97'],
  ].map(([idempotency_key, tag]) => ({ idempotency_key, tag }));
  expect(await select(tagged)).toEqual(all);
  const [post] =
    await select(`SELECT tags ->> '$[0].label' AS label, tags ->> '$[0].path' AS path FROM news
      WHERE idempotency_key = 'demo post 2'`);
  expect(post).toEqual({ label: 'Shane Doan', path: '/history/players/shane-doan' });
  await run(`UPDATE news SET tags = '[]' WHERE idempotency_key = 'demo post 1'`);
  await run(
    `UPDATE news SET tags = json_remove(tags, '$[0]') WHERE idempotency_key = 'demo post 2'`,
  );
  await load();
  expect(await select(tagged)).toEqual(all.filter(({ tag }) => tag !== 'player:8462038'));
});

it('loading the demo twice gives the same rows as loading it once', async () => {
  await load();
  const fresh = await dump();
  await load();
  expect(await dump()).toEqual(fresh);
});

it('loading the demo again does not change members’ records, likes or edits', async () => {
  await addFan();
  await run(`INSERT INTO merch (id, user_id, created_at, name, description, price)
      VALUES (1, 7, 1, 'My scarf', 'Mine', 100)`);
  await load();
  const [post] = await select('SELECT id, likes FROM news ORDER BY id LIMIT 1');
  await run(`INSERT INTO likes (kind, record_id, user_id) VALUES ('news', ${String(post!.id)}, 7)`);
  await run(`UPDATE merch SET name = 'Other' WHERE idempotency_key = 'demo item 0'`);
  const before = await dump();
  await load();
  expect(await dump()).toEqual(before);
});

it('the demo leaves out the records of a demo fan whose name a member has', async () => {
  await addFan();
  await run("UPDATE users SET username = 'Saguaro', username_key = 'saguaro'");
  await load();
  expect(await select('SELECT id FROM merch WHERE user_id = 7')).toEqual([]);
  expect(await select('SELECT count(DISTINCT user_id) AS by FROM merch')).toEqual([{ by: 2 }]);
});
