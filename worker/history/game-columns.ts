import { games } from '@desert/drizzle/schema';
import { and, getTableColumns, gt, lt, type SQL } from 'drizzle-orm';

const { facts: _, box_score: __, attendance: ___, ...columns } = getTableColumns(games);

/** The columns of `Game` in the contract. */
export const gameColumns = columns;

/**
 * The condition that a game is of a season: a range of dates from September to August, which every index can use. No
 * season ended later than August 19.
 */
export function isOfSeason(season: string): SQL | undefined {
  const start = Number(season.slice(0, 4));
  return and(gt(games.date, `${start}-09`), lt(games.date, `${start + 1}-09`));
}
