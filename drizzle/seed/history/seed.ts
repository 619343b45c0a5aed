import { players, teams } from '../../schema/history.ts';
import { builder, defineSeed, type Seed, statement } from '../seed.ts';
import { seasons, type SourcePlayer, type SourceSeason } from './seasons.ts';

/** Room for a season's players between the ids of two seasons. */
const IDS_PER_SEASON = 1000;

/**
 * The history as SQL: clears both tables and writes every season and its roster. Ids are the same
 * each time: seasons count from 1 by start year; players follow their season's id and their place in
 * the file (the 3rd of season 33 is 33003), so a correction of one season moves no other's.
 */
export function historySeed(source: SourceSeason[] = seasons): Seed {
  const ordered = source.toSorted((a, b) => a.startYear - b.startYear);
  return defineSeed('history', [
    statement(builder.delete(players)),
    statement(builder.delete(teams)),
    ...ordered.flatMap((season, index) => seasonStatements(season, index + 1)),
  ]);
}

function seasonStatements({ players: roster, ...season }: SourceSeason, id: number): string[] {
  const { startYear: start_year, endYear: end_year, ...rest } = season;
  return [
    statement(builder.insert(teams).values({ id, start_year, end_year, ...rest })),
    statement(builder.insert(players).values(roster.map((player, i) => playerRow(player, id, i)))),
  ];
}

function playerRow(player: SourcePlayer, team_id: number, index: number) {
  return { id: team_id * IDS_PER_SEASON + index + 1, team_id, ...player };
}
