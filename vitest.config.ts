import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    // What the site logs about the failures that a test provokes is of interest when it fails.
    silent: 'passed-only',
    projects: [
      'checks/vitest.config.ts',
      'vitest.components.config.ts',
      'drizzle/vitest.config.ts',
      'worker/vitest.config.ts',
      'bench/vitest.config.ts',
      'e2e/vitest.config.ts',
    ],
  },
});
