import { defineProject } from 'vitest/config';
import { root } from '../site/root.ts';
import { HANGING, testFiles } from './test-files.ts';

/** Tests of components, and of the code that they use, in happy-dom. */
export default defineProject(({ mode }) => {
  const { include, exclude, setupFiles } = testFiles(
    mode,
    root,
    ['{shell,mf-*}/**/*.test.{ts,tsx}'],
    // Tests of the build need Node: see vitest.node.config.ts.
    ['shell/kit/build/**'],
  );
  return {
    root,
    oxc: { jsx: { runtime: 'automatic' } },
    test: {
      name: 'components',
      include,
      exclude,
      // Vitest's default is one less, which leaves one of two cores idle.
      maxWorkers: '100%',
      // The files of a thread share a document, which `reset.ts` clears. This halves the CPU time.
      pool: 'threads',
      isolate: false,
      environment: 'happy-dom',
      ...HANGING,
      // Lets @testing-library/react empty the document after each test.
      globals: true,
      setupFiles: ['shell/kit/testing/patience.ts', ...setupFiles],
    },
  };
});
