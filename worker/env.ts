import type { Credit, SectionLink } from '@desert/contract/pages/shell';
import type { LimitVariables } from './http/rate-limits/policies.ts';

/** A D1 database, or a session of one. */
export type D1Client = Pick<D1Database, 'prepare' | 'batch'>;

/** Bindings and variables of the edge Worker in wrangler.toml. */
export interface Env extends LimitVariables {
  DB: D1Database;
  SEARCH: D1Database;
  /** Mail also needs `MAIL_FROM`. */
  EMAIL?: SendEmail;
  /** The platform's rate limit, per location; undefined if not configured. */
  BURST_LIMIT?: RateLimit;
  ASSETS: Fetcher;
  /** The browser files of every deployed build; see `files/build-archive.ts`. */
  BUILDS: R2Bucket;
  PHOTOS: R2Bucket;
  /** The id of the edge's build, which `npm run deploy:edge` passes; '' if not set. */
  EDGE_BUILD: string;
  /** The sections in the order of the navigation. The Worker of 'news' is bound as `MF_NEWS`. */
  SECTIONS: SectionLink[];
  CREDIT: Credit;
  FRAGMENT_TIMEOUT_MS: number;
  FRAGMENT_MAX_BYTES: number;
  /** Maximum age of a response shared by signed-out visitors, in ms; 0 disables the cache. */
  CACHE_MAX_AGE_MS: number | string;
  /** Limits as whole numbers, or as text if set on the command line. See `limits.ts`. */
  PHOTO_BYTES_PER_ACCOUNT: number | string;
  IMAGES_PER_RECORD: number | string;
  /** Number of reports that hide a subject. Only those of accounts older than `STANDING_DAYS` count. */
  REPORTS_TO_HIDE: number | string;
  STANDING_DAYS: number | string;
  /** Number of texts with links of a new account that are reviewed before others see them; 0 disables review. */
  PENDING_WRITINGS: number | string;
  /** Minimum characters of new passwords. */
  PASSWORD_MIN: number | string;
  /** The security contact, a URI; '' for `mailto:security@` the site's host. */
  SECURITY_CONTACT: string;
  /** The value of the Strict-Transport-Security header (HSTS), which is not sent if undefined. */
  STRICT_TRANSPORT_SECURITY?: string;
  DEMO_ACCOUNT: string;
  /** The sender address of mails; '' disables mail. */
  MAIL_FROM: string;
  /** The operator on /contact, a person or a club; '' if not set. */
  OPERATOR_NAME: string;
  /** The operator's postal address, on /contact and below mails that members can turn off; '' for none. */
  POSTAL_ADDRESS: string;
  /** The operator's email, on /contact; '' for none. */
  CONTACT_EMAIL: string;
  /**
   * Origin of a custom domain of the photos' bucket, whose cache the zone scans: 'https://photos.example.com'. With '',
   * photos come from the bucket's binding. docs/decisions/0084-duties.md
   */
  PHOTOS_ORIGIN: string;
  /** Send rate of weekly digests. */
  DIGESTS_PER_HOUR: number | string;
  /** The most that members may do before confirming their email: 'read' (includes likes and saves) or 'write'. */
  UNCONFIRMED_MAY: string;
  /** The site's origin, for links in mails: 'https://desert.example.com'; '' uses the request's. */
  SITE_URL: string;
  /** 'on' counts figures from the field: docs/decisions/0073-field-figures.md */
  FIELD_FIGURES: string;
  /** Thresholds of `worker/alarms/alarms.ts`. */
  ALARM_ERRORS_PERCENT: number | string;
  ALARM_RESPONSE_MS: number | string;
  ALARM_FAILED_JOBS: number | string;
  ALARM_WAITING_MINUTES: number | string;
  ALARM_DATABASE_PERCENT: number | string;
  /** '1' logs the link in each mail, for local development. */
  MAIL_LOG_LINKS?: string;
  PREVIEW_KEY?: string;
  /** VAPID keys (RFC 8292), public and private, in base64url with a dot between; undefined disables pushes. */
  PUSH_KEYS?: string;
  /** '1' reports the D1 rows and queries of responses in `Server-Timing`, for benchmarks. */
  REPORT_ROWS_READ?: string;
}
