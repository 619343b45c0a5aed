import { join } from 'node:path';
import { defineProject } from 'vitest/config';
import { root } from '../site/root.ts';
import { HANGING, testFiles } from './test-files.ts';

export default defineProject(({ mode }) => ({
  root: join(root, 'e2e'),
  test: {
    name: 'e2e',
    ...testFiles(mode, join(root, 'e2e'), ['**/*.test.ts'], ['browser/**']),
    globalSetup: 'global-setup.ts',
    maxWorkers: 3,
    // The files of a worker share one browser.
    isolate: false,
    ...HANGING,
    // The same limit as for other waits: see visit.ts.
    expect: { poll: { timeout: 40_000 } },
    // Runs after the fast tests and together with the Worker's, so that no core is idle while either ends.
    sequence: { groupOrder: 1 },
  },
}));
