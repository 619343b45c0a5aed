import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';

const root = join(import.meta.dirname, '..');

/** Lines of a test that the linter has to report, and the rule that reports each. */
const BROKEN: [rule: string, line: string][] = [
  ['vitest(no-focused-tests)', "it.only('sorts', () => expect(1).toBe(1));"],
  ['vitest(no-focused-tests)', "describe.only('list', () => {});"],
  ['vitest(no-focused-tests)', "it.concurrent.only('sorts', () => expect(1).toBe(1));"],
  ['vitest(no-disabled-tests)', "it.skip('sorts', () => expect(1).toBe(1));"],
  ['vitest(warn-todo)', "it.todo('sorts');"],
  ['eslint(no-restricted-properties)', "it.skipIf(slow)('sorts', () => expect(1).toBe(1));"],
  ['eslint(no-restricted-properties)', "it.runIf(slow)('sorts', () => expect(1).toBe(1));"],
  ['eslint(no-restricted-properties)', "it.fails('sorts', () => expect(1).toBe(1));"],
  ['eslint(no-restricted-properties)', 'await page.waitForTimeout(500);'],
  ['eslint(no-restricted-imports)', "import { setTimeout as delay } from 'node:timers/promises';"],
  ['eslint(no-restricted-globals)', 'await new Promise((resolve) => setTimeout(resolve, 100));'],
];

let folder: string;

beforeAll(() => {
  mkdirSync(join(import.meta.dirname, '.cache'), { recursive: true });
  folder = mkdtempSync(join(import.meta.dirname, '.cache/lint-'));
});
afterAll(() => rmSync(folder, { recursive: true }));

/** Runs the repository's linter on a file. @returns its findings as 'rule:line' */
function found(name: string, code: string): string[] {
  const file = join(folder, name);
  writeFileSync(file, code);
  const oxlint = join(root, 'node_modules/oxlint/bin/oxlint');
  const args = [oxlint, '-c', join(root, '.oxlintrc.json'), '--no-ignore', '-f', 'json', file];
  const { stdout } = spawnSync(process.execPath, args, { cwd: root, encoding: 'utf8' });
  const { diagnostics } = JSON.parse(stdout) as {
    diagnostics: { code: string; labels: { span: { line: number } }[] }[];
  };
  return diagnostics.map(({ code, labels }) => `${code}:${labels[0]?.span.line}`);
}

it('the linter finds tests that do not run, or that wait for the clock', () => {
  const problems = found('broken.test.ts', BROKEN.map(([, line]) => line).join('\n'));
  expect(problems).toEqual(
    expect.arrayContaining(BROKEN.map(([rule], index) => `${rule}:${index + 1}`)),
  );
});

it('the linter finds files that import types from each other', () => {
  const importing = (name: string) =>
    `import type { A } from './${name}.ts';\nexport interface A extends A {}`;
  writeFileSync(join(folder, 'one.ts'), importing('other'));
  expect(found('other.ts', importing('one'))).toContain('import(no-cycle):1');
});

it('the linter finds a file that is too long', () => {
  const tooLong = (lines: number) =>
    found('long.ts', 'await fetch("/");\n'.repeat(lines)).filter((it) => it.includes('max-lines'));
  expect(tooLong(250)).toEqual([]);
  expect(tooLong(251)).toEqual(['eslint(max-lines):251']);
});
