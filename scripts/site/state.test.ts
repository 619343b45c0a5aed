import { spawnSync } from 'node:child_process';
import { chmodSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { expect, it, onTestFinished } from 'vitest';
import { checkState, explainStateError } from './state.ts';

it('the start names local data that is no database or cannot be written, with a remedy', () => {
  const folder = mkdtempSync(join(tmpdir(), 'state-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const database = join(folder, 'v3/db.sqlite');
  mkdirSync(join(folder, 'v3'));
  writeFileSync(database, 'SQLite format 3\0 and more');
  writeFileSync(join(folder, 'v3/new.sqlite'), '');
  expect(() => checkState(folder)).not.toThrow();

  // Only a user other than root cannot write everywhere.
  const module = pathToFileURL(join(import.meta.dirname, 'state.ts')).href;
  const script = `import { checkState } from ${JSON.stringify(module)};
    if (process.getuid() === 0) process.setuid(65534);
    checkState(${JSON.stringify(folder)});`;
  for (const open of [folder, join(folder, 'v3')]) chmodSync(open, 0o777);
  chmodSync(database, 0o444);
  const args = ['--input-type=module', '-e', script];
  const { stderr } = spawnSync(process.execPath, args, { encoding: 'utf8' });
  expect(stderr).toContain(`${database} cannot be written to (EACCES).\nMake it writable`);

  chmodSync(database, 0o666);
  expect(() => checkState(join(folder, 'new/folder'))).not.toThrow();
  writeFileSync(database, 'garbage');
  expect(() => checkState(folder)).toThrow(`${database} isn’t a database.\nDelete ${folder} to`);
});

it('a damaged database is explained in plain words, unlike other errors', () => {
  const damaged = new Error('D1_ERROR: file is not a database: SQLITE_NOTADB');
  expect(explainStateError(damaged, 'data').message).toContain('the database in data is damaged');
  const error = new Error('no such column: SQLITE_ERROR');
  expect(explainStateError(error, 'data')).toBe(error);
});
