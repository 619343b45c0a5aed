import type { Credit, SectionLink } from '@desert/contract/page';

/** What the edge Worker is bound to, by wrangler.toml. */
export interface Env {
  DB: D1Database;
  /** The files of the shell. */
  ASSETS: Fetcher;
  /** The sections in the order of the navigation. The Worker of 'news' is bound as `MF_NEWS`. */
  SECTIONS: SectionLink[];
  /** Whom the footer credits. */
  CREDIT: Credit;
  /** How long the edge waits for a section, in ms. */
  FRAGMENT_TIMEOUT_MS: number;
  /** '1' tells in `Server-Timing` how many rows of D1 an API answer cost: for benchmarks. */
  REPORT_ROWS_READ?: string;
}
