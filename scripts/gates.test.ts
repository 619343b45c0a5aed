import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { expect, it } from 'vitest';

const gates = (...args: string[]) =>
  spawnSync(process.execPath, [join(import.meta.dirname, 'gates.ts'), ...args], {
    encoding: 'utf8',
  });

it('the gates stop at the first failure, and name each gate that failed', () => {
  const { status, stdout, stderr } = gates('no-such-script', 'nor-this', 'then', 'draw');
  expect(status).toBe(1);
  expect(stderr).toContain('Failed at no-such-script, nor-this');
  expect(stdout).toContain('Missing script: "nor-this"');
  expect(stdout).not.toContain('\ndraw');
});

it('the gates pass if all pass, and the last gets the arguments after --', () => {
  const { status, stdout } = gates('format:check', 'then', 'lint', '--', '--version');
  expect(stdout).toContain('Version: ');
  expect(stdout).toContain('Passed format:check lint in');
  expect(status).toBe(0);
});
