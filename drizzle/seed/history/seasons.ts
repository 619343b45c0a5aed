/** Seasons and rosters; `SOURCES.md` explains the fields and what null means. */

import type { players, teams } from '../../schema/history.ts';
import source from './seasons.json' with { type: 'json' };

export type SourcePlayer = Omit<typeof players.$inferInsert, 'id' | 'team_id'>;

export interface SourceSeason extends Omit<
  typeof teams.$inferInsert,
  'id' | 'start_year' | 'end_year'
> {
  startYear: number;
  endYear: number;
  players: SourcePlayer[];
}

export const seasons = source as SourceSeason[];
