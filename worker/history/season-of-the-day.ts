import type { DayOfHistory } from '@desert/contract/games';
import { type GameOfTheDay, GAMES_OF_THE_DAY, type SeasonOfTheDay } from '@desert/contract/history';
import { dayInArizona } from '@desert/contract/months';
import { seasonYear } from '@desert/contract/seasons';
import {
  attendanceCounts,
  historyDocuments,
  persons,
  players,
  teams,
} from '@desert/drizzle/schema';
import { and, asc, desc, eq, gte, isNotNull, sql } from 'drizzle-orm';
import type { Database } from '../database/open.ts';
import { newestOfAllKinds } from '../records/newest-tagged.ts';
import {
  type IndexedPlayer,
  playersIn,
  readPlayers,
  selectDocument,
  summaryOf,
} from './players/player-index.ts';

const DAY_MS = 24 * 60 * 60 * 1000;

/**
 * Step between the ids of the seasons of consecutive days. It is coprime with 44, the number of seasons, so every
 * season gets its day, and consecutive days show distant seasons.
 */
const STRIDE = 17;

/** Minimum games of the player of the day, as fewer leave little to show. Ignored if no one in the roster has them. */
const GAMES = 40;

/**
 * The season and player of the day, which change at midnight UTC, their newest records, and the games of this day in
 * Arizona. @param now ms since 1970 @throws if the database has no season
 */
export async function seasonOfTheDay(database: Database, now: number): Promise<SeasonOfTheDay> {
  const day = Math.floor(now / DAY_MS);
  const today = dayInArizona(now).slice(5);
  const [[season], roster, [games], counts] = await database.batch([
    selectSeason(database, day * STRIDE),
    selectRoster(database, day * STRIDE),
    selectDocument(database, `games:on:${today}`),
    selectAttendances(database, `games:on:${today}`),
  ]);
  // A season that the seed did not write, like the benchmark's copies, has no roster: it gets any player.
  const known = roster.length > 0 ? playersIn(roster) : await readPlayers(database);
  const player = playerOfTheDay(known, day);
  if (!season || !player) throw new Error('The database has no season.');
  const { start_year, ...shown } = season;
  const year = seasonYear(start_year);
  const tagged = await newestOfAllKinds(database, [`player:${player.id}`, `season:${year}`]);
  return {
    ...(shown as Omit<SeasonOfTheDay, 'day' | 'player' | 'tagged'>),
    day: {
      day: today,
      games: gamesOf(games?.body, new Map(counts.map(({ date, count }) => [date, count]))),
    },
    player: summaryOf(player),
    tagged,
  };
}

function selectAttendances(database: Database, name: string) {
  return database
    .select()
    .from(attendanceCounts)
    .where(
      sql`${attendanceCounts.date} IN (SELECT value ->> 'date'
        FROM ${historyDocuments}, json_each(${historyDocuments.body}, '$.games')
        WHERE ${historyDocuments.name} = ${name})`,
    );
}

function gamesOf(body: string | undefined, attendances: Map<string, number>): GameOfTheDay[] {
  const { games } = JSON.parse(body ?? '{"games":[]}') as Pick<DayOfHistory, 'games'>;
  return games
    .toReversed()
    .toSorted((a, b) => Number(b.type === 'playoffs') - Number(a.type === 'playoffs'))
    .slice(0, GAMES_OF_THE_DAY)
    .map((game) => Object.assign(game, { attendances: attendances.get(game.date) ?? 0 }));
}

function selectSeason(database: Database, turn: number) {
  const leader = database
    .select({ id: players.id })
    .from(players)
    .where(and(eq(players.team_id, teams.id), isNotNull(players.points)))
    .orderBy(desc(players.points), asc(players.gp), asc(players.id))
    .limit(1);
  return database
    .select({
      start_year: teams.start_year,
      year: teams.year,
      team_name: teams.team_name,
      record: teams.record,
      playoffs: teams.playoffs,
      leader: {
        first_name: players.first_name,
        last_name: players.last_name,
        points: players.points,
        slug: sql<string>`(SELECT ${persons.slug} FROM ${persons} WHERE ${persons.id} = ${players.person_id})`,
      },
    })
    .from(teams)
    .leftJoin(players, eq(players.id, leader))
    .where(isTurn(turn))
    .orderBy(asc(teams.id))
    .limit(1);
}

function selectRoster(database: Database, turn: number) {
  const name = database
    .select({ name: sql`'roster:' || ${teams.year}` })
    .from(teams)
    .where(isTurn(turn))
    .orderBy(asc(teams.id))
    .limit(1);
  return selectDocument(database, name);
}

/** The condition that a season's id is the day's or greater; queries take the first. @param turn day times `STRIDE` */
function isTurn(turn: number) {
  return gte(teams.id, sql`1 + ${turn} % (SELECT max(${teams.id}) FROM ${teams})`);
}

function playerOfTheDay(roster: IndexedPlayer[], day: number): IndexedPlayer | undefined {
  const known = roster.filter(({ gp }) => gp >= GAMES);
  const choice = known.length > 0 ? known : roster;
  return choice[Math.floor(day / STRIDE) % choice.length];
}
