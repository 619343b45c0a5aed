import { defineProject } from 'vitest/config';

/** Browser tests of the built site, three files at a time, which keeps two cores busy. */
export default defineProject({
  root: import.meta.dirname,
  test: {
    name: 'e2e',
    include: ['**/*.test.ts'],
    exclude: ['browser/**'],
    globalSetup: 'global-setup.ts',
    maxWorkers: 3,
    // The files of a worker share one browser.
    isolate: false,
    testTimeout: 30_000,
    hookTimeout: 60_000,
    sequence: { groupOrder: 1 },
  },
});
