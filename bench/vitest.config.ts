import { defineProject } from 'vitest/config';

/** The arithmetic and the servers of the benchmark. */
export default defineProject({
  root: import.meta.dirname,
  test: { name: 'bench', include: ['**/*.test.ts'] },
});
