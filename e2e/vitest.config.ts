import { defineProject } from 'vitest/config';

/** Browser tests of the built site: after all other tests, since they need both cores. */
export default defineProject({
  root: import.meta.dirname,
  test: {
    name: 'e2e',
    include: ['**/*.test.ts'],
    exclude: ['browser/**'],
    globalSetup: 'global-setup.ts',
    fileParallelism: false,
    testTimeout: 30_000,
    hookTimeout: 60_000,
    sequence: { groupOrder: 1 },
  },
});
