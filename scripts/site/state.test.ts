import { spawnSync } from 'node:child_process';
import { chmodSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { checkState, explained } from './state.ts';

let folder: string;
let database: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'state-'));
  database = join(folder, 'v3/d1/db.sqlite');
  mkdirSync(join(folder, 'v3/d1'), { recursive: true });
  writeFileSync(database, 'SQLite format 3\0 and more');
});
afterEach(() => rmSync(folder, { recursive: true }));

/** Returns the message for a user other than root, who may write everywhere. */
function saidToOthers(): string {
  const module = pathToFileURL(join(import.meta.dirname, 'state.ts')).href;
  const script = `
    import { checkState } from ${JSON.stringify(module)};
    if (process.getuid() === 0) process.setuid(65534);
    checkState(${JSON.stringify(folder)});`;
  const args = ['--input-type=module', '-e', script];
  return spawnSync(process.execPath, args, { encoding: 'utf8' }).stderr;
}

it('the state check accepts a missing folder, new databases and those with content', () => {
  writeFileSync(join(folder, 'v3/new.sqlite'), '');
  writeFileSync(join(folder, 'v3/photo'), 'anything');
  expect(() => checkState(folder)).not.toThrow();
  expect(() => checkState(join(folder, 'new/folder'))).not.toThrow();
});

it('the state check names a file that is no database or folder, and says what to do', () => {
  expect(() => checkState(database)).toThrow(`${database} cannot be written to (EEXIST)`);
  writeFileSync(database, 'garbage');
  expect(() => checkState(folder)).toThrow(
    `The local data cannot be used: ${database} isn’t a database.\nDelete ${folder} to start over`,
  );
});

it.each([
  ['a database', () => database, 0o444],
  ['a folder', () => join(folder, 'v3/d1'), 0o555],
  ['the folder', () => folder, 0o555],
])('the state check names %s that is read-only', (_, path, mode) => {
  for (const open of [folder, join(folder, 'v3'), join(folder, 'v3/d1')]) chmodSync(open, 0o777);
  chmodSync(database, 0o666);
  chmodSync(path(), mode);
  expect(saidToOthers()).toContain(`${path()} cannot be written to (EACCES).\nMake it writable`);
  chmodSync(path(), 0o777);
});

it('a damaged database is explained in plain words, and other errors stay as they are', () => {
  const damaged = new Error('D1_ERROR: file is not a database: SQLITE_NOTADB');
  expect(explained(damaged, folder).message).toBe(
    `The local data cannot be used: the database in ${folder} is damaged.\n` +
      `Delete ${folder} to start over. You’ll lose everything saved on this machine.`,
  );
  const error = new Error('no such column: SQLITE_ERROR');
  expect(explained(error, folder)).toBe(error);
});
