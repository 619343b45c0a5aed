import { defineProject } from 'vitest/config';

/** The arithmetic and the servers of the benchmark. */
export default defineProject({
  root: import.meta.dirname,
  test: {
    name: 'bench',
    // Vitest's own number is one less, which leaves one of two cores idle.
    maxWorkers: '100%',
    isolate: false,
    // Several times what the slowest takes: a limit is for what hangs, not for a slow machine.
    testTimeout: 30_000,
    include: ['**/*.test.ts'],
  },
});
