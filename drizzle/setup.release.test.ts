import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { runQueries, type WranglerTarget } from './d1.ts';
import { listSeeds, listPendingSteps, setUp } from './setup.ts';

let directory: string;
let target: WranglerTarget;

beforeAll(async () => {
  directory = await mkdtemp(join(tmpdir(), 'setup-'));
  target = ['--local', '--persist-to', directory];
});

afterAll(() => rm(directory, { recursive: true }));

it('the setup creates a database and, when run again, loads only what is missing', async () => {
  const counts = 'SELECT count(*) n FROM teams; SELECT count(*) n FROM players';
  const seeds = ['triggers', ...listSeeds(target).map(({ name }) => name)];
  const steps = ['0000_schema.sql', ...seeds];
  expect(await listPendingSteps(target)).toEqual(steps);
  expect(await setUp(target)).toEqual(steps);

  const change =
    "UPDATE revisions SET hash = 'an older one' WHERE name NOT LIKE '%.sql'; DELETE FROM players";
  const [teams, players] = await runQueries(target, `${counts}; ${change}`);
  expect([teams, players]).toEqual([[{ n: 44 }], [{ n: 1615 }]]);
  expect(await listPendingSteps(target), 'triggers and seeds').toEqual(seeds);
  expect(await setUp(target)).toEqual(seeds);
  expect(await runQueries(target, counts)).toEqual([[{ n: 44 }], [{ n: 1615 }]]);
  expect(await setUp(target)).toEqual([]);
});
