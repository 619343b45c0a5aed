/** Players or seasons side by side: `/api/history/compare/`. */

/** How many can be compared, by which parameters of the address. */
export const COMPARED = ['a', 'b', 'c', 'd'] as const;
export type ComparedName = (typeof COMPARED)[number];

/** What was asked for by one parameter. */
export interface ComparedSubject {
  name: ComparedName;
  /** As it was typed: a slug, a name or a season. */
  asked: string;
  /** What it is; null where it is nothing. */
  found: { label: string; about: string; path: string; value: string } | null;
  /** Why it is not among the columns; null where it is. */
  problem: string | null;
  /** If several players match what was typed: those with most games first, at most 6. */
  choices?: ComparedChoice[];
}

/** A player who matches an ambiguous name. */
export interface ComparedChoice {
  label: string;
  /** 'R/L, 1995-96 to 2016-17' */
  about: string;
  /** The slug that asks for this player alone. */
  value: string;
}

/** A figure of all that are compared. */
export interface ComparedRow {
  label: string;
  /** How it is written. */
  format: 'text' | 'count' | 'signed' | 'average' | 'fraction';
  /** Null where it is unknown, or not counted of him. */
  values: (number | string | null)[];
  /** The places of those who are best in it; none where there is no best, or all are level. */
  best: number[];
}

/** `GET /api/history/compare/?a=&b=&c=&d=`: players, or seasons, by their names, slugs or years. */
export interface Comparison {
  /** What is compared: what the first one is; null where none is found. */
  kind: 'players' | 'seasons' | null;
  subjects: ComparedSubject[];
  /** For those of the subjects without a problem, in their order. */
  rows: ComparedRow[];
}
