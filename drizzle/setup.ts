/**
 * Brings a database up to date: migrations, then seeds. What is there already is skipped, other data
 * is kept.
 *
 *     node drizzle/setup.ts --local [--persist-to DIR]
 *     node drizzle/setup.ts --remote
 */

import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { applyMigrations, execute, query, type Target } from './d1.ts';
import { demoSeed } from './seed/demo/seed.ts';
import { gamesSeed } from './seed/history/games/seed.ts';
import { historySeed } from './seed/history/seed.ts';
import type { Seed } from './seed/seed.ts';
import { itemTagsSeed } from './seed/tags/item-tags.ts';
import { triggerSeeds } from './seed/triggers.ts';

/** The names of the seeds that are triggers. */
const TRIGGERS = new Set(triggerSeeds().map(({ name }) => name));

interface State {
  migrations: unknown[];
  seeds: unknown[];
}

/**
 * @param target wrangler's flags for the database; a relative `--persist-to` starts at the root of
 *   the repository
 * @returns the names of what was applied and loaded, nothing where all was up to date
 */
export async function setUp(target: Target): Promise<string[]> {
  const present = await readState(target);
  const migrations = await missingFrom(present);
  if (migrations.length > 0) await applyMigrations(target);

  const seeds = seedsFor(target).filter(
    // A migration that recreates a table drops its triggers.
    ({ name, hash }) =>
      !present.seeds.includes(hash) || (TRIGGERS.has(name) && migrations.length > 0),
  );
  // Together: a run of wrangler takes longer to start than they do.
  if (seeds.length > 0)
    await execute(
      target,
      seeds.flatMap(({ statements }) => statements),
    );

  return [...migrations, ...seeds.map(({ name }) => `seed ${name}`)];
}

/** The demo is for a site on this machine: a deployed one has its own people. */
export function seedsFor(target: Target): Seed[] {
  const everywhere = [...triggerSeeds(), historySeed(), gamesSeed(), itemTagsSeed()];
  return target.includes('--local') ? [...everywhere, demoSeed()] : everywhere;
}

/** The names of the migrations that a database does not have yet. */
export async function pendingMigrations(target: Target): Promise<string[]> {
  return missingFrom(await readState(target));
}

async function missingFrom({ migrations }: State): Promise<string[]> {
  const wanted = await readdir(join(import.meta.dirname, 'migrations'));
  return wanted.filter((name) => name.endsWith('.sql') && !migrations.includes(name)).toSorted();
}

async function readState(target: Target): Promise<State> {
  try {
    const sql = 'SELECT name FROM d1_migrations; SELECT hash FROM seeds';
    const [migrations = [], seeds = []] = await query(target, sql);
    return { migrations: migrations.map((r) => r.name), seeds: seeds.map((r) => r.hash) };
  } catch (error) {
    if (!/no such table/.test(String(error))) throw error;
    return { migrations: [], seeds: [] };
  }
}

if (import.meta.main) {
  const done = await setUp(process.argv.slice(2));
  console.log(done.length > 0 ? `Database: ${done.join(', ')}` : 'Database: up to date');
}
