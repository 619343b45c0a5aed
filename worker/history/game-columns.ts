import { games } from '@desert/drizzle/schema';
import { and, getTableColumns, gt, lt, type SQL } from 'drizzle-orm';

const { facts: _, box_score: __, attendance: ___, ...columns } = getTableColumns(games);

export const gameColumns = columns;

/** The condition that a game is of a season: dates from September to August. No season ended later than August 19. */
export function isOfSeason(season: string): SQL | undefined {
  const start = Number(season.slice(0, 4));
  return and(gt(games.date, `${start}-09`), lt(games.date, `${start + 1}-09`));
}
