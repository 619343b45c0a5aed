import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

interface TestFiles {
  include: string[];
  exclude: string[];
  setupFiles: string[];
}

/**
 * Limits of each test and hook, in ms: ends one that hangs. So far above the slowest (a minute on two quiet cores) that a
 * busy machine fails none.
 */
export const HANGING = { testTimeout: 900_000, hookTimeout: 900_000 };

/** Slow tests: only `npm run test:release` runs them. */
const RELEASE = '**/*.release.test.{ts,tsx}';

/**
 * Selects the test files of a project: those of `npm test`, or with `--mode release` those of
 * `npm run test:release`, which are the slow tests and all property tests.
 * @param root the folder that the patterns start from
 */
export function testFiles(
  mode: string,
  root: string,
  include: string[],
  exclude: string[] = [],
): TestFiles {
  const notTests = ['**/node_modules/**', '**/dist/**', ...exclude];
  if (mode !== 'release') return { include, exclude: [...notTests, RELEASE], setupFiles: [] };
  const files = globSync(include, { cwd: root, exclude: notTests });
  const isOfRelease = (file: string) =>
    file.includes('.release.test.') ||
    readFileSync(join(root, file), 'utf8').includes("from 'fast-check'");
  return {
    include: files.filter(isOfRelease),
    exclude: notTests,
    setupFiles: [join(import.meta.dirname, 'many-runs.ts')],
  };
}
