/** What the edge Worker is bound to, by wrangler.toml. */
export interface Env {
  DB: D1Database;
  /** '1' tells in `Server-Timing` how many rows of D1 an API answer cost: for benchmarks. */
  REPORT_ROWS_READ?: string;
}
