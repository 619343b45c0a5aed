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
      /** Statements which load the seeds. */
      /** Statements that make the triggers. */
      TRIGGERS: string[];
      /** Statements that write the seasons, the rosters and what is worked out of them. */
      HISTORY: string[];
      GAMES: string[];
    }
  }
}
