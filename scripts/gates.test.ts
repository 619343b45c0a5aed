import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { expect, it } from 'vitest';

const gates = (...args: string[]) =>
  spawnSync(process.execPath, [join(import.meta.dirname, 'gates.ts'), ...args], {
    encoding: 'utf8',
  });

it('stops at the first gate that fails', () => {
  const { status, stdout, stderr } = gates('no-such-script', 'typecheck');
  expect(status).toBe(1);
  expect(stderr).toContain('Failed at no-such-script');
  expect(stdout).not.toContain('[2/2]');
});

it('passes when its gates passed, the last of which got the arguments after --', () => {
  const { status, stdout } = gates('lint', '--', '--version');
  expect(stdout).toContain('Version: ');
  expect(stdout).toContain('Passed lint in');
  expect(status).toBe(0);
});
