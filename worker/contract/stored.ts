/** Types of the privacy page. Durations in ms. */

export const MINUTE = 60_000;
export const HOUR = 60 * MINUTE;
export const DAY = 24 * HOUR;

export interface Stored {
  /** Database tables with the data; undefined for data elsewhere. */
  tables?: readonly string[];
  what: string;
  why: string;
  /** Maximum storage time in ms, if time-based; `until` continues the sentence. */
  lasts?: number;
  /** The end of storage as text. Capitalized unless `lasts` precedes it, without a final period. */
  until: string;
  /** Internal tables, like a queue: listed under "Behind the scenes". */
  internal?: true;
}

export interface StoredGroup {
  heading: string;
  entries: readonly Stored[];
}
