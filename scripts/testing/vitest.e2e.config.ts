import { join } from 'node:path';
import { defineProject } from 'vitest/config';
import { root } from '../site/root.ts';
import { testFiles } from './test-files.ts';

/** Browser tests of the built site, three files at a time: each waits for its page a third of the time. */
export default defineProject(({ mode }) => ({
  root: join(root, 'e2e'),
  test: {
    name: 'e2e',
    ...testFiles(mode, join(root, 'e2e'), ['**/*.test.ts'], ['browser/**']),
    globalSetup: 'global-setup.ts',
    maxWorkers: 3,
    // The files of a worker share one browser.
    isolate: false,
    testTimeout: 120_000,
    hookTimeout: 240_000,
    // As long as anything else is waited for: see visit.ts.
    expect: { poll: { timeout: 40_000 } },
    // After the many fast ones; with the Worker's, so that neither leaves a core idle at its end.
    sequence: { groupOrder: 1 },
  },
}));
