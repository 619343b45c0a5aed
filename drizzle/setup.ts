/**
 * Applies missing migrations, and loads new and changed triggers and seeds. Keeps all other data, unless local tables
 * are of an earlier schema: then moves the local data aside and starts with an empty database.
 *   node drizzle/setup.ts --local [--persist-to DIR]
 *   node drizzle/setup.ts --remote
 */

import { existsSync, readdirSync, readFileSync, renameSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { executeStatements, runQueries, type WranglerTarget } from './d1.ts';
import { demoSeed } from './seed/demo/seed.ts';
import { gamesSeed, historySeed } from './seed/history/seed.ts';
import { defineSetUpStep, type SetUpStep } from './step.ts';
import { createTriggers } from './triggers.ts';

const MIGRATIONS = join(import.meta.dirname, 'migrations');

/** Hashes of loaded steps, by name. */
type Hashes = ReadonlyMap<string, unknown>;

const NONE: Hashes = new Map();

/** The name under which `npm run archive:import` notes what it imported. */
export const ARCHIVE = 'archive';

interface SetUpOptions {
  isForArchive?: boolean;
}

/** @throws if a remote database has an earlier schema */
export async function setUp(
  target: WranglerTarget,
  { isForArchive = false }: SetUpOptions = {},
): Promise<string[]> {
  const empty: Hashes = isForArchive ? new Map([[ARCHIVE, '']]) : NONE;
  // Starting wrangler takes seconds, and a new folder has nothing to read.
  let loaded = isNew(target) ? empty : await readHashes(target);
  if (!loaded) {
    if (isForArchive)
      throw new Error('The database has an earlier schema. Choose an empty folder.');
    moveAside(target);
    loaded = NONE;
  }
  // Also after an import that failed.
  if (isForArchive) loaded = new Map([...loaded, [ARCHIVE, '']]);
  const steps = listMissingSteps(target, loaded);
  // All steps in one run, because starting wrangler takes longer than loading them.
  if (steps.length > 0)
    await executeStatements(
      target,
      steps.flatMap(({ statements }) => statements),
    );
  return steps.map(({ name }) => name);
}

export function listSteps(target: WranglerTarget): string[] {
  return listMissingSteps(target, NONE).map(({ name }) => name);
}

function listMissingSteps(target: WranglerTarget, loaded: Hashes): SetUpStep[] {
  const migrations = findUnloaded(readMigrations(), loaded);
  // A migration that recreates a table drops its triggers.
  const triggers =
    migrations.length > 0 ? [createTriggers()] : findUnloaded([createTriggers()], loaded);
  return [...migrations, ...triggers, ...findUnloaded(listSeeds(target, loaded), loaded)];
}

/** In loading order. The demo is loaded only locally, and not beside an archive's records. */
export function listSeeds(target: WranglerTarget, loaded: Hashes = NONE): SetUpStep[] {
  const everywhere = [historySeed(), gamesSeed()];
  const isDemo = target.includes('--local') && !loaded.has(ARCHIVE);
  return isDemo ? [...everywhere, demoSeed()] : everywhere;
}

/** The files in `migrations/`, in order. Each stores its own hash, in its transaction. */
export function readMigrations(): SetUpStep[] {
  const files = readdirSync(MIGRATIONS).filter((name) => name.endsWith('.sql'));
  return files
    .toSorted()
    .map((name) => defineSetUpStep(name, [readFileSync(join(MIGRATIONS, name), 'utf8')]));
}

/** Names of the migrations, triggers and seeds that `setUp` would load. @throws if the database has an earlier schema */
export async function listPendingSteps(target: WranglerTarget): Promise<string[]> {
  const loaded = await readHashes(target);
  if (!loaded) throw earlierSchema();
  return listMissingSteps(target, loaded).map(({ name }) => name);
}

function findUnloaded(steps: SetUpStep[], loaded: Hashes): SetUpStep[] {
  return steps.filter(({ name, hash }) => loaded.get(name) !== hash);
}

/** @returns undefined if there are tables that these migrations did not create */
async function readHashes(target: WranglerTarget): Promise<Hashes | undefined> {
  try {
    const [rows = []] = await runQueries(target, 'SELECT name, hash FROM revisions');
    const loaded = new Map(rows.map(({ name, hash }) => [String(name), hash]));
    const migrations = new Map(readMigrations().map(({ name, hash }) => [name, hash]));
    const applied = [...loaded.keys()].filter((name) => name.endsWith('.sql'));
    const isKnown = applied.every((name) => migrations.get(name) === loaded.get(name));
    return applied.length > 0 && isKnown ? loaded : undefined;
  } catch (error) {
    if (!/no such table/.test(String(error))) throw error;
    const tables = `SELECT name FROM sqlite_schema WHERE name NOT LIKE '\\_cf%' ESCAPE '\\'`;
    const [tableRows = []] = await runQueries(target, tables);
    return tableRows.length === 0 ? NONE : undefined;
  }
}

function earlierSchema(): Error {
  return new Error('The database has an earlier schema, which these migrations do not continue.');
}

function parseStateFolder(target: WranglerTarget): string {
  const { values } = parseArgs({
    args: [...target],
    options: { 'persist-to': { type: 'string', default: '.wrangler/state' } },
    strict: false,
  });
  return String(values['persist-to']);
}

/** Whether the target is a local folder without a database. */
function isNew(target: WranglerTarget): boolean {
  const databases = resolve(join(import.meta.dirname, '..'), parseStateFolder(target), 'v3/d1');
  return target.includes('--local') && !existsSync(databases);
}

/** Moves local data to a folder with the date in its name. @throws if the database is remote */
export function moveAside(target: WranglerTarget): void {
  if (!target.includes('--local')) throw earlierSchema();
  const folder = parseStateFolder(target);
  const moved = `${folder}-${new Date().toISOString().replaceAll(':', '-')}`;
  const root = join(import.meta.dirname, '..');
  renameSync(resolve(root, folder), resolve(root, moved));
  console.log(
    `The local data in ${folder} has an earlier schema: it is now in ${moved}, and the site starts with new data.`,
  );
}

if (import.meta.main) {
  const done = await setUp(process.argv.slice(2));
  console.log(done.length > 0 ? `Database: ${done.join(', ')}` : 'Database: up to date');
}
