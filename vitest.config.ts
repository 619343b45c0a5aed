import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    // What the site logs about the failures that a test provokes is of interest when it fails.
    silent: 'passed-only',
    projects: [
      'vitest.node.config.ts',
      'vitest.components.config.ts',
      'worker/vitest.config.ts',
      'e2e/vitest.config.ts',
    ],
  },
});
