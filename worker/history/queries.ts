import type { Player, Skater, Team, TeamDetail } from '@desert/contract/history';
import { players, teams } from '@desert/drizzle/schema';
import { asc, desc, eq, gt, lt, sql, type SQL } from 'drizzle-orm';
import { alias } from 'drizzle-orm/sqlite-core';
import type { Database } from '../database/open.ts';

/** The seasons again, to find the one before and the one after. */
const other = alias(teams, 'other');

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
  const askedId = database.select({ id: teams.id }).from(teams).where(asked);
  const [[team], roster] = await database.batch([
    database
      .select({ ...teamColumns, ...neighbours(database) })
      .from(teams)
      .where(asked),
    // `=`, not `IN`: one season keeps the index's order, a list of them would be sorted and read twice.
    database.select().from(players).where(eq(players.team_id, askedId)).orderBy(asc(players.id)),
  ]);
  return team ? { ...team, players: roster.map(toPlayer) } : null;
}

function neighbours(database: Database) {
  const nearest = (side: SQL, order: SQL) => {
    const found = database.select({ year: other.year }).from(other).where(side).orderBy(order);
    return sql<string | null>`${found.limit(1)}`;
  };
  const previous = nearest(lt(other.start_year, teams.start_year), desc(other.start_year));
  const next = nearest(gt(other.start_year, teams.start_year), asc(other.start_year));
  return { previous_year: previous.as('previous_year'), next_year: next.as('next_year') };
}

/** A player as the API shows him: goalies and skaters have different columns. */
function toPlayer(row: typeof players.$inferSelect): Player {
  const { id, first_name, last_name, number, position, age, gp } = row;
  const player = { id, first_name, last_name, number, age, gp };
  if (position === 'G') {
    const { gaa, svp, wins } = row;
    return { ...player, position, gaa, svp, wins };
  }
  const { goals, assists, points, pims, plus_minus } = row;
  // The table's check lets goals, assists and points be null for goalies only.
  return { ...player, position, goals, assists, points, pims, plus_minus } as Skater;
}
