import { spawnSync } from 'node:child_process';
import {
  chmodSync,
  closeSync,
  globSync,
  mkdirSync,
  mkdtempSync,
  openSync,
  rmSync,
  writeFileSync,
  writeSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { query } from '../../drizzle/d1.ts';
import { root } from './root.ts';
import { checkState, explained } from './state.ts';

/** Bytes at the start of a database which say that it is one. */
const SQLITE_HEADER = 100;

let folder: string;
let database: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'state-'));
  database = join(folder, 'v3/d1/db.sqlite');
  mkdirSync(join(folder, 'v3/d1'), { recursive: true });
  writeFileSync(database, 'SQLite format 3\0 and more');
});
afterEach(() => rmSync(folder, { recursive: true }));

/** What is said to somebody who may read everything and owns nothing: root may write where nobody may. */
function saidToOthers(): string {
  const module = pathToFileURL(join(import.meta.dirname, 'state.ts')).href;
  const script = `
    import { checkState } from ${JSON.stringify(module)};
    if (process.getuid() === 0) process.setuid(65534);
    checkState(${JSON.stringify(folder)});`;
  const args = ['--input-type=module', '-e', script];
  return spawnSync(process.execPath, args, { encoding: 'utf8' }).stderr;
}

it('takes a folder that is not there yet, new databases and those with content', () => {
  writeFileSync(join(folder, 'v3/new.sqlite'), '');
  writeFileSync(join(folder, 'v3/photo'), 'anything');
  expect(() => checkState(folder)).not.toThrow();
  expect(() => checkState(join(folder, 'new/folder'))).not.toThrow();
});

it('names a file that is no database, and says what to do', () => {
  writeFileSync(database, 'garbage');
  expect(() => checkState(folder)).toThrow(
    `The local data cannot be used: ${database} is no database.\nDelete ${folder} to start over`,
  );
});

it('is what a start says before anything else', () => {
  writeFileSync(database, 'garbage');
  const args = [join(root, 'scripts/start.ts'), '--persist-to', folder, '--port', '0'];
  const { status, stdout, stderr } = spawnSync(process.execPath, args, { encoding: 'utf8' });
  expect(stderr).toMatch(/^The local data cannot be used: .* is no database\.\nDelete .*\n$/);
  expect(stdout).toBe('');
  expect(status).toBe(1);
});

it.each([
  ['a database', () => database, 0o444],
  ['a folder', () => join(folder, 'v3/d1'), 0o555],
  ['the folder', () => folder, 0o555],
])('names %s that is read-only', (_, path, mode) => {
  for (const open of [folder, join(folder, 'v3'), join(folder, 'v3/d1')]) chmodSync(open, 0o777);
  chmodSync(database, 0o666);
  chmodSync(path(), mode);
  expect(saidToOthers()).toContain(`${path()} cannot be written to (EACCES).\nMake it writable`);
  chmodSync(path(), 0o777);
});

it('names a folder that is a file', () => {
  expect(() => checkState(database)).toThrow(`${database} cannot be written to (EEXIST)`);
});

it(
  'says in plain words that a database turned out to be damaged',
  { timeout: 240_000 },
  async () => {
    const target = ['--local', '--persist-to', folder];
    await query(target, 'CREATE TABLE pages (text); CREATE TABLE more (text)');
    const [made = ''] = globSync('v3/d1/*/[!m]*.sqlite', { cwd: folder });
    const file = openSync(join(folder, made), 'r+');
    for (const log of globSync(`${made}-*`, { cwd: folder })) rmSync(join(folder, log));
    writeSync(file, Buffer.alloc(4000, 'garbage'), 0, 4000, SQLITE_HEADER);
    closeSync(file);

    expect(() => checkState(folder)).not.toThrow();
    const error = await query(target, 'SELECT * FROM pages').catch((thrown: Error) => thrown);
    expect(explained(error as Error, folder).message).toBe(
      `The local data cannot be used: the database in ${folder} is damaged.\n` +
        `Delete ${folder} to start over; what was written on this machine is lost.`,
    );
  },
);

it('leaves other errors as they are', () => {
  const error = new Error('no such column: SQLITE_ERROR');
  expect(explained(error, folder)).toBe(error);
});
