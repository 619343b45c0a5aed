import type { Credit, SectionLink } from '@desert/contract/shell';

/** What the edge Worker is bound to, by wrangler.toml. */
export interface Env {
  DB: D1Database;
  /** `DB` as it is bound, where in its place is a copy of it, or what only reads. */
  PRIMARY?: D1Database;
  /** The search index, which `search/index/` makes from `DB`. */
  SEARCH: D1Database;
  /** Sends mail; undefined where nothing does. */
  EMAIL?: SendEmail;
  /** The platform's own rate limit, for each of its locations; undefined where it has none. */
  BURST_LIMIT?: RateLimit;
  /** The files of the shell. */
  ASSETS: Fetcher;
  /** The browser's files of every build that was deployed; see `files/build-archive.ts`. */
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
  /** Limits as whole numbers; text where the command line set them. See `limits.ts` and `rate-limits/policies.ts`. */
  LOGIN_FAILURES_PER_ACCOUNT: number | string;
  LOGIN_FAILURES_PER_ADDRESS: number | string;
  SIGNUPS_PER_HOUR: number | string;
  WRITES_PER_10_MINUTES: number | string;
  DEMO_WRITES_PER_10_MINUTES: number | string;
  WRITES_PER_DAY: number | string;
  MAILS_PER_HOUR: number | string;
  PHOTOS_PER_HOUR: number | string;
  PHOTO_BYTES_PER_ACCOUNT: number | string;
  IMAGES_PER_RECORD: number | string;
  REPORTS_PER_HOUR: number | string;
  /** How many members of standing report what is then hidden, and how many days old their accounts are. */
  REPORTS_TO_HIDE: number | string;
  STANDING_DAYS: number | string;
  /** How many writings with links of a new account wait for a moderator; 0 holds none. See `moderation/review.ts`. */
  PENDING_WRITINGS: number | string;
  /** Where to report a hole in the site, a URI; '' for `mailto:security@` the site's host. */
  SECURITY_CONTACT: string;
  /** The header of its name: for how long browsers ask for this site by https only. Without it they are not told. */
  STRICT_TRANSPORT_SECURITY?: string;
  /** The username of the account that anyone may try the site with; '' for none. */
  DEMO_ACCOUNT: string;
  /** Whom mails are from; '' sends none. */
  MAIL_FROM: string;
  /** What members may do before their address is confirmed: 'read', which is also to like and to save, or 'write'. */
  UNCONFIRMED_MAY: string;
  /** The site's origin, for the links in mails: 'https://desert.example.com'; '' takes that of the request. */
  SITE_URL: string;
  /** '1' writes the link in each mail to the log: for a site on one's own machine. */
  MAIL_LOG_LINKS?: string;
  /** The secret that signs links to previews; without it there are none. See `preview/`. */
  PREVIEW_KEY?: string;
  /** '1' tells in `Server-Timing` how many rows of D1 an API answer cost: for benchmarks. */
  REPORT_ROWS_READ?: string;
}
