import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { endTree, spawnTree } from './process-tree.ts';

let folder: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'tree-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

/** A program that starts another one, sends its process id, and does not end by itself. */
const parent = `
  const { spawn } = require('node:child_process');
  const work = 'setInterval(() => {}, 1000)';
  const { pid } = spawn(process.execPath, ['-e', work]);
  process.send(pid);
  setInterval(() => {}, 1000);
`;

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
  } catch {
    return false;
  }
  if (process.platform !== 'linux') return true;
  // A process that ended stays as a zombie until its status is read, which its ended parent cannot do.
  return !readFileSync(`/proc/${pid}/stat`, 'utf8').includes(') Z ');
}

it.each([
  ['ends a program with what it started', parent, 10_000],
  ['kills one that does not end when asked', `process.on('SIGTERM', () => {}); ${parent}`, 50],
])('endTree %s', async (_, program, patience) => {
  const child = spawnTree(['-e', program], {});
  const [grandchild]: number[] = await once(child, 'message');
  expect(isAlive(grandchild!)).toBe(true);
  await endTree(child, patience);
  await vi.waitFor(() => expect([child.pid!, grandchild!].map(isAlive)).toEqual([false, false]));
});

it('child processes end with the process that started them', async () => {
  const module = pathToFileURL(join(import.meta.dirname, 'process-tree.ts')).href;
  const file = join(folder, 'starter.mjs');
  writeFileSync(
    file,
    `import { spawnTree } from ${JSON.stringify(module)};
     const child = spawnTree(['-e', ${JSON.stringify(parent)}], {});
     child.on('message', (pid) => process.send([child.pid, pid]));`,
  );
  const starter = spawnTree([file], {});
  const [pids]: number[][] = await once(starter, 'message');
  expect(pids!.map(isAlive)).toEqual([true, true]);
  starter.kill('SIGKILL');
  await vi.waitFor(() => expect(pids!.map(isAlive)).toEqual([false, false]));
});

it('ending a finished program is no error', async () => {
  const child = spawnTree(['-e', ''], {});
  await once(child, 'exit');
  await expect(endTree(child)).resolves.toBeUndefined();
});
