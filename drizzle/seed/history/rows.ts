import type { BoxScore } from '@desert/contract/history/games';

/** Documents by key. Those of games begin with 'games/', because a seed of their own replaces them. */
export type HistoryDocuments = Record<string, unknown>;

/** Documents of a kind, each under '{kind}/{key}'. */
export function indexDocuments<T>(
  kind: string,
  documents: T[],
  keyOf: (document: T) => string,
): HistoryDocuments {
  return Object.fromEntries(documents.map((document) => [`${kind}/${keyOf(document)}`, document]));
}

/** Objects of the rows of a source, which names its columns once. A shorter row lacks the last fields. */
export function toObjects<T>({ columns }: { columns: string[] }, rows: unknown[][]): T[] {
  return rows.map(
    (row) => Object.fromEntries(row.map((value, at) => [columns[at] ?? '', value])) as T,
  );
}

export function sumValues<T>(rows: readonly T[], valueOf: (row: T) => number): number {
  return rows.reduce((total, row) => total + valueOf(row), 0);
}

/** The order of two texts without regard to a locale. */
export function compareText(left: string, other: string): number {
  return left < other ? -1 : Number(left > other);
}

/** A box score as rows, which take a third of the space. */
export type BoxRows = Record<keyof BoxScore, unknown[][]>;

const BOX_COLUMNS = {
  skaters: 'name slug position number goals assists plus_minus pims shots time_on_ice'.split(' '),
  goalies: 'name slug number shots_against saves goals_against time_on_ice decision'.split(' '),
};

export function unpackBoxScore({ skaters, goalies }: BoxRows): BoxScore {
  return {
    skaters: toObjects({ columns: BOX_COLUMNS.skaters }, skaters),
    goalies: toObjects({ columns: BOX_COLUMNS.goalies }, goalies),
  };
}
