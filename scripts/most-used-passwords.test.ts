import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { FILE, buildMostUsedPasswords } from './most-used-passwords.ts';
import { root } from './site/root.ts';

it('the Worker’s list of common passwords is that of the installed package', () => {
  const file = readFileSync(join(root, FILE), 'utf8');
  expect(file).toBe(buildMostUsedPasswords());
  expect((JSON.parse(file) as { passwords: string }).passwords.split('\n').length).toBeGreaterThan(
    3_000,
  );
});
