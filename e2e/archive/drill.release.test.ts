/** The restore drill: a copy as `npm run destroy` makes it fills an empty site, which then has the same rows and files. */
import { createHash } from 'node:crypto';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import { openDatabaseFile } from '../../bench/site/database-file.ts';
import { readWrangler } from '../../drizzle/wrangler.ts';
import { importArchive } from '../../scripts/archive/import/import.ts';
import { listPhotoFiles } from '../../scripts/archive/import/read-folder.ts';
import { restoreCopy } from '../../scripts/archive/import/restore.ts';
import { edgeConfig } from '../../scripts/site/root.ts';
import { type Site, startSite } from '../site/whole.ts';
import { generate, writeData } from './generated.ts';

/** The time to restore that docs/operations.md promises, for this many records and photos, on a busy machine. */
const MAX_RESTORE_MS = 5 * 60_000;

const folder = mkdtempSync(join(tmpdir(), 'drill-'));
// Wrangler exports the local database beside its configuration only.
const [archive, copy, lost, restored] = ['archive', 'copy', 'site/.wrangler/state', 'restored'].map(
  (name) => join(folder, name),
) as [string, string, string, string];
const generated = generate({ records: 90, photos: 30 }, 1);

let site: Site;
let took = 0;

beforeAll(async () => {
  writeData(archive, generated);
  const target = ['--local', '--persist-to', lost];
  await importArchive(archive, target);
  mkdirSync(copy);
  const config = join(folder, 'site/wrangler.toml');
  cpSync(edgeConfig, config);
  const output = join(copy, 'database.sql');
  await readWrangler(['d1', 'export', 'DB', '--local', '--config', config, '--output', output]);
  cpSync(join(archive, 'photos'), join(copy, 'photos'), { recursive: true });
  const start = performance.now();
  await restoreCopy(copy, ['--local', '--persist-to', restored]);
  took = performance.now() - start;
  site = await startSite({ workers: inject('workers'), filledState: restored });
});

afterAll(async () => {
  await site?.stop();
  rmSync(folder, { recursive: true, force: true });
});

/** Tables with their number of rows, and a hash of all of them. */
function describeTables(state: string) {
  using database = openDatabaseFile(state);
  const tables = database.rows<{ name: string }>(
    `SELECT name FROM sqlite_master WHERE type = 'table' AND name NOT LIKE 'sqlite%' AND name NOT LIKE '\\_cf%' ESCAPE '\\' ORDER BY name`,
  );
  return tables
    .filter(({ name }) => !['jobs', 'revisions'].includes(name))
    .map(({ name }) => {
      const rows = database.rows(`SELECT * FROM ${name}`).map((row) => JSON.stringify(row));
      const hash = createHash('sha256').update(rows.toSorted().join('\n')).digest('hex');
      return { name, rows: rows.length, hash };
    });
}

it('the restored site has the same rows in each table', () => {
  const tables = describeTables(restored);
  expect(tables).toEqual(describeTables(lost));
  expect(tables.find(({ name }) => name === 'news')?.rows).toBe(30);
});

it('the restored site serves the same photos', async () => {
  const keys = generated.records.flatMap((record) => record.images.flatMap(listPhotoFiles));
  expect(keys).toHaveLength(60);
  for (const key of keys) {
    const response = await fetch(`${site.url}/${key}`);
    const bytes = Buffer.from(await response.arrayBuffer());
    expect(bytes.equals(readFileSync(join(copy, key)))).toBe(true);
  }
});

it(`the restored site is there within ${MAX_RESTORE_MS / 60_000} minutes`, async () => {
  expect(took).toBeLessThan(MAX_RESTORE_MS);
  expect((await fetch(`${site.url}/news/1`)).status).toBe(200);
});

it('a copy of a site cannot be restored over a site that has a database', async () => {
  await expect(restoreCopy(copy, ['--local', '--persist-to', restored])).rejects.toThrow(
    'only an empty site can be filled',
  );
});
