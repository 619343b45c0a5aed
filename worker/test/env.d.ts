import type { D1Migration } from '@cloudflare/vitest-plugin';

declare global {
  namespace Cloudflare {
    /** What tests are bound to, by `vitest.config.ts`. */
    interface Env {
      DB: D1Database;
      /** A database with no tables. */
      EMPTY: D1Database;
      MIGRATIONS: D1Migration[];
    }
  }
}
