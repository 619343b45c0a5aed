/**
 * Applies missing migrations, and loads new and changed seeds. Keeps all other data.
 *   node drizzle/setup.ts --local [--persist-to DIR]
 *   node drizzle/setup.ts --remote
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

const TRIGGERS = new Set(triggerSeeds().map(({ name }) => name));

interface State {
  migrations: unknown[];
  seeds: unknown[];
}

export async function setUp(target: Target): Promise<string[]> {
  const present = await readState(target);
  const migrations = await missingFrom(present);
  if (migrations.length > 0) await applyMigrations(target);

  const seeds = seedsFor(target).filter(
    // A migration that recreates a table drops its triggers.
    ({ name, hash }) =>
      !present.seeds.includes(hash) || (TRIGGERS.has(name) && migrations.length > 0),
  );
  // All seeds in one run, because starting wrangler takes longer than loading them.
  if (seeds.length > 0)
    await execute(
      target,
      seeds.flatMap(({ statements }) => statements),
    );

  return [...migrations, ...seeds.map(({ name }) => `seed ${name}`)];
}

/** In loading order. The demo is loaded only locally. */
export function seedsFor(target: Target): Seed[] {
  const everywhere = [...triggerSeeds(), historySeed(), gamesSeed(), itemTagsSeed()];
  return target.includes('--local') ? [...everywhere, demoSeed()] : everywhere;
}

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
