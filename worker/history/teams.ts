import type { Team, TeamDetail } from '@desert/contract/history';
import type { SeasonAlike } from '@desert/contract/players';
import type { Player, Skater } from '@desert/contract/roster';
import { historyDocuments, persons, players, teams } from '@desert/drizzle/schema';
import { asc, desc, eq, gt, lt, sql, type SQL } from 'drizzle-orm';
import { alias } from 'drizzle-orm/sqlite-core';
import type { Database } from '../database/open.ts';

const other = alias(teams, 'other');

const teamColumns = {
  id: teams.id,
  year: teams.year,
  team_name: teams.team_name,
  record: teams.record,
  playoffs: teams.playoffs,
  coach: teams.coach,
};

export async function listTeams(database: Database): Promise<Team[]> {
  return database.select(teamColumns).from(teams).orderBy(desc(teams.start_year));
}

/** Finds a season with its roster. @param idOrYear '33' or '2011-12' @returns null if there is no such season */
export async function findTeam(database: Database, idOrYear: string): Promise<TeamDetail | null> {
  const asked = idOrYear.includes('-') ? eq(teams.year, idOrYear) : eq(teams.id, Number(idOrYear));
  const askedId = database.select({ id: teams.id }).from(teams).where(asked);
  const askedYear = database.select({ year: teams.year }).from(teams).where(asked);
  const [[team], roster, [alike], [log]] = await database.batch([
    database
      .select({ ...teamColumns, ...neighbours(database) })
      .from(teams)
      .where(asked),
    // `=` instead of `IN`: one season is read in index order; a list would be sorted and read twice.
    database
      .select({ player: players, slug: sql<string>`coalesce(${persons.slug}, '')`.as('slug') })
      .from(players)
      .leftJoin(persons, eq(persons.id, players.person_id))
      .where(eq(players.team_id, askedId))
      .orderBy(asc(players.id)),
    database
      .select({ body: historyDocuments.body })
      .from(historyDocuments)
      .where(eq(historyDocuments.name, sql`'alike:' || ${askedYear}`)),
    database
      .select({ results: sql<string>`${historyDocuments.body} ->> '$.results'` })
      .from(historyDocuments)
      .where(eq(historyDocuments.name, sql`'games:season:' || ${askedYear}`)),
  ]);
  if (!team) return null;
  return {
    ...team,
    players: roster.map(({ player, slug }) => Object.assign(toPlayer(player), { slug })),
    results: log?.results ?? '',
    alike: JSON.parse(alike?.body ?? '[]') as SeasonAlike[],
  };
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

export function toPlayer(row: typeof players.$inferSelect): Player {
  const { id, first_name, last_name, number, position, age, gp } = row;
  const player = { id, first_name, last_name, number, age, gp };
  if (position === 'G') {
    const { gaa, svp, wins } = row;
    return { ...player, position, gaa, svp, wins };
  }
  const { goals, assists, points, pims, plus_minus } = row;
  // The table's CHECK allows null goals, assists and points for goalies only.
  return { ...player, position, goals, assists, points, pims, plus_minus } as Skater;
}
