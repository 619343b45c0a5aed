import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { query } from '../../drizzle/d1.ts';
import { setUp } from '../../drizzle/setup.ts';
import { loadTenTimes } from './seasons.ts';

it('gives ten times the seasons with their rosters, each year once', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'bench-seasons-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  const target = ['--local', '--persist-to', folder];
  await setUp(target);
  await loadTenTimes(target);
  const [seasons, players, copies] = await query(
    target,
    [
      'SELECT count(*) AS n, count(DISTINCT year) AS years FROM teams',
      'SELECT count(*) AS n FROM players',
      `SELECT year, (SELECT count(*) FROM players WHERE team_id = teams.id) AS n FROM teams
        WHERE year LIKE '%11-12' ORDER BY start_year LIMIT 2`,
    ].join(';'),
  );
  expect(seasons).toEqual([{ n: 440, years: 440 }]);
  expect(players).toEqual([{ n: 16_150 }]);
  expect(copies).toEqual([
    { year: '2011-12', n: 35 },
    { year: '2111-12', n: 35 },
  ]);
}, 300_000);
