import type { Credit, SectionLink } from '@desert/contract/shell';

/** What the edge Worker is bound to, by wrangler.toml. */
export interface Env {
  DB: D1Database;
  /** `DB` as it is bound, where in its place is a copy of it, or what only reads. */
  PRIMARY?: D1Database;
  /** The search index, which `search/index/` makes from `DB`. */
  SEARCH: D1Database;
  /** The files of the shell. */
  ASSETS: Fetcher;
  /** The browser's files of every build that was deployed; see `build-archive.ts`. */
  BUILDS: R2Bucket;
  /** The photos that fans upload; see `photos/`. */
  PHOTOS: R2Bucket;
  /** The identity of this Worker's build; '' where nothing set it. */
  EDGE_BUILD: string;
  /** The sections in the order of the navigation. The Worker of 'news' is bound as `MF_NEWS`. */
  SECTIONS: SectionLink[];
  /** Whom the footer credits. */
  CREDIT: Credit;
  /** How long a page waits for a section's answer, and then for all of its HTML, in ms. */
  FRAGMENT_TIMEOUT_MS: number;
  /** How long the HTML of a section may be, in bytes. */
  FRAGMENT_MAX_BYTES: number;
  /** How old an answer may be that is the same for every visitor without a session, in ms; 0 stores none. */
  CACHE_MAX_AGE_MS: number | string;
  /** Limits as whole numbers; text where the command line set them. See `accounts/limits.ts`. */
  LOGIN_FAILURES_PER_ACCOUNT: number | string;
  LOGIN_FAILURES_PER_ADDRESS: number | string;
  SIGNUPS_PER_HOUR: number | string;
  WRITES_PER_10_MINUTES: number | string;
  PHOTOS_PER_HOUR: number | string;
  PHOTO_BYTES_PER_ACCOUNT: number | string;
  IMAGES_PER_RECORD: number | string;
  /** Where to report a hole in the site, a URI; '' for `mailto:security@` the site's host. */
  SECURITY_CONTACT: string;
  /** The username of the account that anyone may try the site with; '' for none. */
  DEMO_ACCOUNT: string;
  /** The secret that signs links to previews; without it there are none. See `preview/`. */
  PREVIEW_KEY?: string;
  /** '1' tells in `Server-Timing` how many rows of D1 an API answer cost: for benchmarks. */
  REPORT_ROWS_READ?: string;
}
