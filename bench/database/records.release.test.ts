import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { runQueries } from '../../drizzle/d1.ts';
import { setUp } from '../../drizzle/setup.ts';
import { FILLED_ID, fillRecords, loadTenTimes } from './records.ts';

it('the benchmark database has the requested records with correct counts, and ten times the seasons', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'bench-fill-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  const target = ['--local', '--persist-to', folder];
  await setUp(target);
  await loadTenTimes(target);
  await fillRecords(target, { items: 100, posts: 120, memories: 100 });
  const count = (table: string) => `SELECT count(*) AS n FROM ${table} WHERE id > 1000`;
  const [items, posts, memories, wrong, measured, tags, seasons, players, copies] =
    await runQueries(
      target,
      [
        count('merch'),
        count('news'),
        count('memories'),
        "SELECT id FROM news WHERE comment_count != (SELECT count(*) FROM comments WHERE kind = 'news' AND record_id = news.id)",
        `SELECT comment_count AS n FROM memories WHERE id = ${FILLED_ID}`,
        `SELECT count(*) AS n, count(DISTINCT tag) AS tags FROM record_tags WHERE kind = 'merch' AND record_id > 1000`,
        'SELECT count(*) AS n, count(DISTINCT year) AS years FROM teams',
        'SELECT count(*) AS n FROM players',
        `SELECT year, (SELECT count(*) FROM players WHERE team_id = teams.id) AS n FROM teams
        WHERE year LIKE '%11-12' ORDER BY start_year LIMIT 2`,
      ].join(';'),
    );
  expect([items, posts, memories].map((rows) => rows?.[0]?.['n'])).toEqual([100, 120, 100]);
  expect(wrong).toEqual([]);
  expect(measured).toEqual([{ n: 20 }]);
  expect(tags).toEqual([{ n: 1000, tags: 88 }]);
  expect([seasons, players]).toEqual([[{ n: 440, years: 440 }], [{ n: 16_150 }]]);
  expect(copies).toEqual([
    { year: '2011-12', n: 35 },
    { year: '2111-12', n: 35 },
  ]);
});
