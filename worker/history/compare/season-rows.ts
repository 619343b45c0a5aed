import type { ComparedRow } from '@desert/contract/compare';
import { STATS } from '@desert/contract/figures';
import { teams } from '@desert/drizzle/schema';
import { sql } from 'drizzle-orm';
import type { Database } from '../../database/open.ts';
import { rowOf } from './row.ts';

type Season = typeof teams.$inferSelect;

export async function readSeasonColumns(database: Database, years: string[]): Promise<Season[]> {
  const found = await database
    .select()
    .from(teams)
    .where(sql`${teams.year} IN (SELECT value FROM json_each(${JSON.stringify(years)}))`);
  return years.flatMap((year) => found.find((season) => season.year === year) ?? []);
}

/** Builds the rows of compared seasons. Goals are per game, because seasons differ in length. */
export function seasonRows(seasons: Season[]): ComparedRow[] {
  const of = <T extends number | string | null>(valueOf: (season: Season) => T) =>
    seasons.map(valueOf);
  return [
    rowOf(
      'Team',
      'text',
      of(({ team_name }) => team_name),
    ),
    rowOf(
      'Record',
      'text',
      of(({ record }) => record),
    ),
    rowOf(
      STATS.gp.label,
      'count',
      of(({ games }) => games),
    ),
    rowOf(
      STATS.wins.label,
      'count',
      of(({ wins }) => wins),
      'more',
    ),
    rowOf(
      'Losses',
      'count',
      of(({ losses }) => losses),
      'less',
    ),
    rowOf(
      'Ties',
      'count',
      of(({ ties }) => ties),
    ),
    rowOf(
      'Overtime losses',
      'count',
      of(({ overtime_losses }) => overtime_losses),
    ),
    rowOf(
      STATS.points.label,
      'count',
      of(({ points }) => points),
      'more',
    ),
    rowOf(
      STATS.points_percentage.label,
      'fraction',
      of(({ points, games }) => points / games / 2),
      'more',
    ),
    rowOf(
      'Goals per game',
      'average',
      of((one) => one.goals_for / one.games),
      'more',
    ),
    rowOf(
      'Goals against per game',
      'average',
      of((one) => one.goals_against / one.games),
      'less',
    ),
    rowOf(
      'Playoffs',
      'text',
      of(({ playoffs }) => playoffs),
    ),
    rowOf(
      'Head coach',
      'text',
      of(({ coach }) => coach),
    ),
  ];
}
