import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { expect, it, vi } from 'vitest';
import { endTree, spawnTree } from './process-tree.ts';

/** A program that starts another one, sends its process id, and does not end by itself. */
const parent = `
  const { spawn } = require('node:child_process');
  const { pid } = spawn(process.execPath, ['-e', 'setInterval(() => {}, 1000)']);
  process.send(pid);
  setInterval(() => {}, 1000);
`;

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
  } catch {
    return false;
  }
  // A process that ended stays as a zombie until its status is read, which its ended parent cannot do.
  return (
    process.platform !== 'linux' || !readFileSync(`/proc/${pid}/stat`, 'utf8').includes(') Z ')
  );
}

const untilEnded = (pids: number[]) =>
  vi.waitFor(() => expect(pids.some(isAlive)).toBe(false), { timeout: 60_000 });

it('a program that does not end when asked to is killed with its child processes', async () => {
  const child = spawnTree(['-e', `process.on('SIGTERM', () => {}); ${parent}`], {});
  const [grandchild]: number[] = await once(child, 'message');
  expect(isAlive(grandchild!)).toBe(true);
  await endTree(child, 50);
  await untilEnded([child.pid!, grandchild!]);
  await expect(endTree(child)).resolves.toBeUndefined();
});

it('child processes end with the process that started them', async () => {
  const module = pathToFileURL(join(import.meta.dirname, 'process-tree.ts')).href;
  const code = `import { spawnTree } from ${JSON.stringify(module)};
    const child = spawnTree(['-e', ${JSON.stringify(parent)}], {});
    child.on('message', (pid) => process.send([child.pid, pid]));`;
  const starter = spawnTree(['--input-type=module', '-e', code], {});
  const [pids]: number[][] = await once(starter, 'message');
  expect(pids!.every(isAlive)).toBe(true);
  starter.kill('SIGKILL');
  await untilEnded(pids!);
});
