import { join } from 'node:path';
import { defineProject } from 'vitest/config';

/** The rules of the repository, and the tests of its scripts and builds. */
export default defineProject({
  root: join(import.meta.dirname, '..'),
  test: {
    name: 'checks',
    // Vitest's own number is one less, which leaves one of two cores idle.
    maxWorkers: '100%',
    isolate: false,
    // Several times what the slowest takes: a limit is for what hangs, not for a slow machine.
    testTimeout: 30_000,
    hookTimeout: 120_000,
    include: ['{checks,scripts,e2e/browser,shell/kit/build}/**/*.test.ts'],
  },
});
