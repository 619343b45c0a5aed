import type { D1Migration } from '@cloudflare/vitest-plugin';

declare global {
  namespace Cloudflare {
    /** The bindings of tests in workerd: `scripts/testing/vitest.worker.config.ts`. */
    interface Env {
      DB: D1Database;
      /** A database with no tables. */
      EMPTY: D1Database;
      REPLICA: D1Database;
      SEARCH: D1Database;
      BUILDS: R2Bucket;
      PHOTOS: R2Bucket;
      MIGRATIONS: D1Migration[];
      /** Statements that create the triggers. */
      TRIGGERS: string[];
      /** Statements that insert the seasons, the rosters and the tables derived from them. */
      HISTORY: string[];
      GAMES: string[];
    }
  }
}
