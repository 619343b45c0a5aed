/** What the words on what the site stores are made of. Durations in ms. */

export const MINUTE = 60_000;
export const HOUR = 60 * MINUTE;
export const DAY = 24 * HOUR;

export interface Stored {
  /** The tables of the database that hold it; none of what is elsewhere. */
  tables?: readonly string[];
  what: string;
  why: string;
  /** For how long at most, in ms, where a clock ends it; `until` goes on from there. */
  lasts?: number;
  /** The end of storage. Starts with a capital unless `lasts` comes before it, and has no final period. */
  until: string;
  /** Set for internal tables, like a queue: the page folds them under "Behind the scenes". */
  internal?: true;
}

export interface StoredGroup {
  heading: string;
  entries: readonly Stored[];
}
