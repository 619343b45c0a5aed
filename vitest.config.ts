import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    projects: [
      'checks/vitest.config.ts',
      'vitest.components.config.ts',
      'worker/vitest.config.ts',
      'bench/vitest.config.ts',
      'e2e/vitest.config.ts',
    ],
  },
});
