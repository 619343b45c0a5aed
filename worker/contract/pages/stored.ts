/** Types of the privacy page. Durations are in ms. */

export const MINUTE_MS = 60_000;
export const HOUR_MS = 60 * MINUTE_MS;
export const DAY_MS = 24 * HOUR_MS;

export interface StorageRule {
  /** Database tables that contain the data; undefined for data without a table of its own. */
  tables?: readonly string[];
  what: string;
  why: string;
  /** Maximum storage time in ms, if time-based; `until` continues the sentence. */
  lasts?: number;
  /** The end of storage as text without a final period; capitalized unless it continues `lasts`. */
  until: string;
  /** Whether a table is internal, like a queue, and listed under "Behind the scenes". */
  internal?: true;
}

export interface StoredGroup {
  heading: string;
  entries: readonly StorageRule[];
}

export const WITH_ACCOUNT = 'Until you delete your account';
