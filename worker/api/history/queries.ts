import type { Team, TeamDetail } from '@desert/contract/history';
import { players, teams } from '@desert/drizzle/schema';
import { asc, desc, eq, gt, inArray, lt, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/sqlite-core';
import type { Database } from '../context.ts';
import { toPlayer } from './player.ts';

const teamColumns = {
  id: teams.id,
  year: teams.year,
  team_name: teams.team_name,
  record: teams.record,
  playoffs: teams.playoffs,
  coach: teams.coach,
};

/** Every season, newest first. */
export async function listTeams(database: Database): Promise<Team[]> {
  return database.select(teamColumns).from(teams).orderBy(desc(teams.start_year));
}

/**
 * A season with its roster and the years of its neighbours, in one round trip. Reads the roster and a
 * handful of rows, however many seasons there are.
 * @param idOrYear as `TeamParams` lets it through: '33' or '2011-12'
 * @returns null where there is no such season
 */
export async function findTeam(database: Database, idOrYear: string): Promise<TeamDetail | null> {
  const asked = idOrYear.includes('-') ? eq(teams.year, idOrYear) : eq(teams.id, Number(idOrYear));
  const [[team], roster] = await database.batch([
    database
      .select({ ...teamColumns, ...neighbours(database) })
      .from(teams)
      .where(asked),
    database
      .select()
      .from(players)
      .where(inArray(players.team_id, database.select({ id: teams.id }).from(teams).where(asked)))
      .orderBy(asc(players.id)),
  ]);
  return team ? { ...team, players: roster.map(toPlayer) } : null;
}

function neighbours(database: Database) {
  const other = alias(teams, 'other');
  const year = () => database.select({ year: other.year }).from(other).limit(1).$dynamic();
  const previous = year()
    .where(lt(other.start_year, teams.start_year))
    .orderBy(desc(other.start_year));
  const next = year().where(gt(other.start_year, teams.start_year)).orderBy(asc(other.start_year));
  return {
    previous_year: sql<string | null>`${previous}`.as('previous_year'),
    next_year: sql<string | null>`${next}`.as('next_year'),
  };
}
