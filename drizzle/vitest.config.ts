import { defineProject } from 'vitest/config';

/** What runs in Node. Tests of the database itself (`*.d1.test.ts`) run in workerd, with the Worker's. */
export default defineProject({
  root: import.meta.dirname,
  test: {
    name: 'drizzle',
    // Vitest's own number is one less, which leaves one of two cores idle.
    maxWorkers: '100%',
    isolate: false,
    // Several times what the slowest takes: a limit is for what hangs, not for a slow machine.
    testTimeout: 30_000,
    include: ['**/*.test.ts'],
    exclude: ['**/*.d1.test.ts'],
  },
});
