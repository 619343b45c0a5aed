import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { query } from './d1.ts';
import { rebuildSearch } from './rebuild-search.ts';

it('leaves nothing by which an index passes for one of today', { timeout: 300_000 }, async () => {
  const directory = await mkdtemp(join(tmpdir(), 'rebuild-'));
  const target = ['--local', '--persist-to', directory];
  await query(
    target,
    'CREATE TABLE state (version TEXT); CREATE TABLE words (word TEXT)',
    'SEARCH',
  );
  await rebuildSearch(target);
  const tables = "SELECT name FROM sqlite_schema WHERE name IN ('state', 'words')";
  expect(await query(target, tables, 'SEARCH')).toEqual([[{ name: 'words' }]]);
  await rebuildSearch(target);
  await rm(directory, { recursive: true });
});
