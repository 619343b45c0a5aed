/** Comparison of players or seasons: `/api/history/compare/`. */

/** Query parameters of the compared subjects. */
export const COMPARED = ['a', 'b', 'c', 'd'] as const;
export type ComparedName = (typeof COMPARED)[number];

export interface ComparedSubject {
  name: ComparedName;
  /** As typed: a slug, a name or a season. */
  asked: string;
  /** null if nothing matches. */
  found: { label: string; about: string; path: string; value: string } | null;
  /** Reason for leaving it out; null otherwise. */
  problem: string | null;
  /** Players that match an ambiguous name, most games first: at most 6. */
  choices?: ComparedChoice[];
}

export interface ComparedChoice {
  label: string;
  /** For example 'R/L, 1995-96 to 2016-17'. */
  about: string;
  value: string;
}

export interface ComparedRow {
  label: string;
  format: 'text' | 'count' | 'signed' | 'average' | 'fraction';
  /** Null if unknown, or not tracked for the position. */
  values: (number | string | null)[];
  /** Indices of the best values; empty if none is best, or all are equal. */
  best: number[];
}

/** Response of `GET /api/history/compare/?a=&b=&c=&d=`, by names, slugs or years. */
export interface Comparison {
  /** The kind of the first subject; null if nothing was found. */
  kind: 'players' | 'seasons' | null;
  subjects: ComparedSubject[];
  /** Rows for the subjects without a problem, in order. */
  rows: ComparedRow[];
}
