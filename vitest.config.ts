import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    // Prints the logs of expected failures only if the test fails.
    silent: 'passed-only',
    projects: ['scripts/testing/vitest.*.config.ts'],
  },
});
