import { defineProject } from 'vitest/config';
import { root } from '../site/root.ts';
import { testFiles } from './test-files.ts';

/** Components and what they use, each in a document. */
export default defineProject(({ mode }) => {
  const { include, exclude, setupFiles } = testFiles(
    mode,
    root,
    ['{shell,mf-*}/**/*.test.{ts,tsx}'],
    // Nothing is built in a document.
    ['shell/kit/build/**'],
  );
  return {
    root,
    oxc: { jsx: { runtime: 'automatic' } },
    test: {
      name: 'components',
      include,
      exclude,
      // Vitest's own number is one less, which leaves one of two cores idle.
      maxWorkers: '100%',
      // One document for all files of a thread, which `reset.ts` empties: half the CPU of one each.
      pool: 'threads',
      isolate: false,
      environment: 'happy-dom',
      // Several times what the slowest takes: a limit is for what hangs, not for a slow machine.
      testTimeout: 20_000,
      // Lets @testing-library/react empty the document after each test.
      globals: true,
      setupFiles: ['shell/kit/testing/patience.ts', ...setupFiles],
    },
  };
});
