import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { query, type Target } from './d1.ts';
import { listSeeds, pendingMigrations, setUp } from './setup.ts';

/** Milliseconds: every step starts wrangler, which takes seconds on a small machine. */
const timeout = 120_000;

let directory: string;
let target: Target;

beforeAll(async () => {
  directory = await mkdtemp(join(tmpdir(), 'setup-'));
  target = ['--local', '--persist-to', directory];
});

afterAll(() => rm(directory, { recursive: true }));

it(
  'the setup creates a database, skips what is there, and loads again what is missing',
  { timeout },
  async () => {
    const counts = 'SELECT count(*) n FROM teams; SELECT count(*) n FROM players';
    const migrations = ['0000_schema.sql'];
    expect(await pendingMigrations(target)).toEqual(migrations);
    const seeds = ['triggers', ...listSeeds(target).map(({ name }) => name)];
    expect(await setUp(target)).toEqual([...migrations, ...seeds]);

    const change =
      "UPDATE revisions SET hash = 'an older one' WHERE name NOT LIKE '%.sql'; DELETE FROM players";
    const [teams, players] = await query(target, `${counts}; ${change}`);
    expect([teams, players]).toEqual([[{ n: 44 }], [{ n: 1615 }]]);
    expect(await setUp(target)).toEqual(seeds);
    expect(await query(target, counts)).toEqual([[{ n: 44 }], [{ n: 1615 }]]);
    expect(await setUp(target)).toEqual([]);
  },
);
