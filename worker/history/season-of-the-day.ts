import type { SeasonOfTheDay } from '@desert/contract/history';
import { players, teams } from '@desert/drizzle/schema';
import { asc, desc, eq, gte, isNotNull, and, sql } from 'drizzle-orm';
import type { Database } from '../database/open.ts';

const DAY_MS = 24 * 60 * 60 * 1000;

/** Shares no factor with 44, so every season has its day, and neighbours in time are not neighbours here. */
const STRIDE = 17;

/**
 * The season of a day: the same for everybody, another one tomorrow. Reads its roster, sorts it, and a constant.
 * @param now milliseconds since 1970; the day is that of UTC
 */
export async function seasonOfTheDay(database: Database, now: number): Promise<SeasonOfTheDay> {
  const turn = Math.floor(now / DAY_MS) * STRIDE;
  const leader = database
    .select({ id: players.id })
    .from(players)
    .where(and(eq(players.team_id, teams.id), isNotNull(players.points)))
    .orderBy(desc(players.points), asc(players.gp), asc(players.id))
    .limit(1);
  const [season] = await database
    .select({
      year: teams.year,
      team_name: teams.team_name,
      record: teams.record,
      playoffs: teams.playoffs,
      leader: {
        first_name: players.first_name,
        last_name: players.last_name,
        points: players.points,
      },
    })
    .from(teams)
    .leftJoin(players, eq(players.id, leader))
    .where(gte(teams.id, sql`1 + ${turn} % (SELECT max(${teams.id}) FROM ${teams})`))
    .orderBy(asc(teams.id))
    .limit(1);
  if (!season) throw new Error('The database has no season.');
  return season as SeasonOfTheDay;
}
