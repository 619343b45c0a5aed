import { defineProject } from 'vitest/config';

/** Browser tests of the built site, two files at a time: more are slower each, and find what only a slow machine shows. */
export default defineProject({
  root: import.meta.dirname,
  test: {
    name: 'e2e',
    include: ['**/*.test.ts'],
    exclude: ['browser/**'],
    globalSetup: 'global-setup.ts',
    maxWorkers: 2,
    // The files of a worker share one browser.
    isolate: false,
    testTimeout: 120_000,
    hookTimeout: 240_000,
    // As long as anything else is waited for: see visit.ts.
    expect: { poll: { timeout: 40_000 } },
    sequence: { groupOrder: 1 },
  },
});
