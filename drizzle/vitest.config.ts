import { defineProject } from 'vitest/config';

/** What runs in Node. Tests of the database itself (`*.d1.test.ts`) run in workerd, with the Worker's. */
export default defineProject({
  root: import.meta.dirname,
  test: { name: 'drizzle', include: ['**/*.test.ts'], exclude: ['**/*.d1.test.ts'] },
});
