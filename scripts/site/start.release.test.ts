/** The start with a broken Worker or a broken database. */
import { spawnSync } from 'node:child_process';
import {
  closeSync,
  globSync,
  mkdtempSync,
  openSync,
  rmSync,
  writeFileSync,
  writeSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { query } from '../../drizzle/d1.ts';
import { untilHealthy } from './health.ts';
import { root } from './root.ts';
import { checkState, explained } from './state.ts';
import { startWorkers } from './workers.ts';

/** Milliseconds: wrangler takes seconds on a small machine. */
const timeout = 120_000;

/** Size in bytes of the header of an SQLite file. */
const SQLITE_HEADER = 100;

let folder: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'start-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

it.each([
  ['does not parse', 'const = ;', 'Expected identifier'],
  ['throws when it is loaded', "throw new Error('at load'); export default {}", 'at load'],
])(
  'the start gives up at once if a Worker %s, and says why',
  { timeout },
  async (_, worker, why) => {
    const config = join(folder, 'wrangler.json');
    const settings = { name: 'site', main: 'worker.js', compatibility_date: '2026-10-23' };
    writeFileSync(config, JSON.stringify(settings));
    writeFileSync(join(folder, 'worker.js'), worker);
    const printed: string[] = [];
    const onLine = (line: string) => void printed.push(line);
    const workers = startWorkers({ configs: [config], stateFolder: join(folder, 'state'), onLine });
    await expect(untilHealthy(workers)).rejects.toThrow('The Workers ended.');
    expect(printed.join('\n')).toContain(why);
    await workers.stop();
  },
);

it('the start reports a file that is no database before anything else', () => {
  writeFileSync(join(folder, 'db.sqlite'), 'garbage');
  const args = [join(root, 'scripts/start.ts'), '--persist-to', folder, '--port', '0'];
  const { status, stdout, stderr } = spawnSync(process.execPath, args, { encoding: 'utf8' });
  expect(stderr).toMatch(/^The local data cannot be used: .* isn’t a database\.\nDelete .*\n$/);
  expect([stdout, status]).toEqual(['', 1]);
});

it('the start explains a damaged database in plain words', { timeout }, async () => {
  const target = ['--local', '--persist-to', folder];
  await query(target, 'CREATE TABLE pages (text); CREATE TABLE more (text)');
  const [made = ''] = globSync('v3/d1/*/[!m]*.sqlite', { cwd: folder });
  const file = openSync(join(folder, made), 'r+');
  for (const log of globSync(`${made}-*`, { cwd: folder })) rmSync(join(folder, log));
  writeSync(file, Buffer.alloc(4000, 'garbage'), 0, 4000, SQLITE_HEADER);
  closeSync(file);

  expect(() => checkState(folder)).not.toThrow();
  const error = await query(target, 'SELECT * FROM pages').catch((thrown: Error) => thrown);
  expect(explained(error as Error, folder).message).toContain(
    `the database in ${folder} is damaged`,
  );
});
