import { defineProject } from 'vitest/config';
import { root } from '../site/root.ts';
import { HANGING, testFiles } from './test-files.ts';

/** Tests that run in Node: repository checks, scripts, builds, the seed, the benchmark, and the Worker's pure code. */
export default defineProject(({ mode }) => ({
  root,
  test: {
    name: 'node',
    ...testFiles(
      mode,
      root,
      [
        '{bench,checks,drizzle,scripts,e2e/browser,shell/kit/build}/**/*.test.ts',
        'worker/**/*.node.test.ts',
      ],
      // Tests of the database itself run in workerd, with the Worker's.
      ['**/*.d1.test.ts'],
    ),
    // Vitest's default is one less, which leaves one of two cores idle.
    maxWorkers: '100%',
    isolate: false,
    ...HANGING,
  },
}));
