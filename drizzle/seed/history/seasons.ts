/** Seasons and rosters; `SOURCES.md` explains the fields and what null means. */

import type { players, teams } from '../../schema/history.ts';
import source from './seasons.json' with { type: 'json' };

export type SourcePlayer = Omit<typeof players.$inferInsert, 'id' | 'team_id'>;

export interface SourceSeason extends Omit<typeof teams.$inferInsert, 'start_year' | 'end_year'> {
  id: number;
  startYear: number;
  endYear: number;
  players: SourcePlayer[];
}

/** Oldest first. Their ids count from 1. */
export const seasons = source.map((season, at) =>
  Object.assign(season, { id: at + 1 }),
) as SourceSeason[];
