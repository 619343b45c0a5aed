import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    // What the site logs about the failures that a test provokes is of interest when it fails.
    silent: 'passed-only',
    projects: ['scripts/testing/vitest.*.config.ts'],
  },
});
