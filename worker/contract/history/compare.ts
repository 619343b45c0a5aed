/** Query parameters of `GET /api/history/compare/`. Each names a player or a season. */
export const COMPARED = ['a', 'b', 'c', 'd'] as const;
export type ComparedName = (typeof COMPARED)[number];

export interface ComparedSubject {
  name: ComparedName;
  asked: string;
  found: { label: string; about: string; path: string; value: string } | null;
  problem: string | null;
  /** Players that match an ambiguous name, most games first: at most 6. */
  choices?: ComparedChoice[];
}

export interface ComparedChoice {
  label: string;
  about: string;
  value: string;
}

export interface ComparedRow {
  label: string;
  format: 'text' | 'count' | 'signed' | 'average' | 'fraction';
  /** In the order of the found subjects; null if unknown, or not tracked for the position. */
  values: (number | string | null)[];
  /** Indices of the best values; empty if fewer than two are numbers, all are equal, or the row is not ranked. */
  best: number[];
  /** Why a value did not exist then, where it is null for that reason: 'no ties from 2005-06 on'. */
  reasons?: (string | null)[];
}

export interface Comparison {
  kind: 'players' | 'seasons' | null;
  subjects: ComparedSubject[];
  rows: ComparedRow[];
}
