/** Access to the site's D1 database from the command line, by wrangler. */

import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readWrangler } from './wrangler.ts';

/** Wrangler's flags for a database, like `['--local', '--persist-to', 'state']`. */
export type WranglerTarget = readonly string[];

const BINDING = 'DB';

/** Runs statements in one transaction. */
export async function executeStatements(
  target: WranglerTarget,
  statements: string[],
): Promise<void> {
  const directory = await mkdtemp(join(tmpdir(), 'd1-'));
  try {
    const file = join(directory, 'statements.sql');
    // Wrangler looks for these words in the texts of members, too, and takes them for a transaction.
    const text = statements.join('\n').replaceAll('BEGIN TRANSACTION', "BEGIN'||' TRANSACTION");
    await writeFile(file, text);
    await runD1Command(['execute', BINDING, ...target, '--yes', '--file', file]);
  } finally {
    await rm(directory, { recursive: true });
  }
}

/** Runs `;`-separated queries. @returns each query's rows @param binding the database's binding in wrangler.toml */
export async function runQueries(
  target: WranglerTarget,
  sql: string,
  binding: 'DB' | 'SEARCH' = BINDING,
): Promise<Record<string, unknown>[][]> {
  const output = await runD1Command(['execute', binding, ...target, '--json', '--command', sql]);
  const statements = JSON.parse(output) as { results: Record<string, unknown>[] }[];
  return statements.map(({ results }) => results);
}

function runD1Command(args: string[]): Promise<string> {
  // `npm run deploy` writes the configuration of a site with another name.
  const site = process.env['SITE_NAME'];
  return readWrangler(['d1', ...args, ...(site ? ['--config', `wrangler.${site}.toml`] : [])]);
}
