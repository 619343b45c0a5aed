/** The source data as the file has it; `SOURCES.md` says what each field is and what null means. */

import type { players, teams } from '../../schema/history.ts';
import source from './seasons.json' with { type: 'json' };

/** A row of `players`, but for its ids. */
export type SourcePlayer = Omit<typeof players.$inferInsert, 'id' | 'team_id'>;

/** A row of `teams`, but for its id, with its roster. */
export interface SourceSeason extends Omit<
  typeof teams.$inferInsert,
  'id' | 'start_year' | 'end_year'
> {
  startYear: number;
  endYear: number;
  players: SourcePlayer[];
}

/** Every season of the franchise, oldest first. */
export const seasons = source as SourceSeason[];
