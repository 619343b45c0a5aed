import type { DayOfHistory, Game } from '@desert/contract/games';
import { GAMES_OF_THE_DAY, type SeasonOfTheDay } from '@desert/contract/history';
import { seasonYear } from '@desert/contract/seasons';
import { persons, players, teams } from '@desert/drizzle/schema';
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

const HOUR_MS = 60 * 60 * 1000;
const DAY_MS = 24 * HOUR_MS;

/** Shares no factor with 44, so every season has its day, and neighbours in time are not neighbours here. */
const STRIDE = 17;

/** Games that a player of the day has played: there is more to tell of him. */
const GAMES = 40;

/**
 * The season of a day, a player of it, and what fans wrote about the two: the same season for everybody, another one
 * tomorrow. Reads its roster, sorts it, and a constant.
 * @param now milliseconds since 1970; the day is that of UTC
 */
export async function seasonOfTheDay(database: Database, now: number): Promise<SeasonOfTheDay> {
  const day = Math.floor(now / DAY_MS);
  const today = dayInArizona(now);
  const [[season], roster, [games]] = await database.batch([
    selectSeason(database, day * STRIDE),
    selectRoster(database, day * STRIDE),
    selectDocument(database, `games:on:${today}`),
  ]);
  // A season that the seed did not write, like the benchmark's copies, has no roster: it gets any player.
  const known = roster.length > 0 ? playersIn(roster) : await readPlayers(database);
  const player = playerOfTheDay(known, day);
  if (!season || !player) throw new Error('The database has no season.');
  const { start_year, ...answer } = season;
  const year = seasonYear(start_year);
  const tagged = await newestOfAllKinds(database, [`player:${player.id}`, `season:${year}`]);
  return {
    ...(answer as Omit<SeasonOfTheDay, 'day' | 'player' | 'tagged'>),
    day: { day: today, games: gamesOf(games?.body) },
    player: summaryOf(player),
    tagged,
  };
}

/** The day of the year in America/Phoenix, which is seven hours behind UTC all year: '05-07'. @param now ms since 1970 */
function dayInArizona(now: number): string {
  return new Date(now - 7 * HOUR_MS).toISOString().slice(5, 10);
}

/** @param body of a day's document; undefined if the games are not known */
function gamesOf(body = '{"games":[]}'): Game[] {
  const { games } = JSON.parse(body) as Pick<DayOfHistory, 'games'>;
  return games
    .toReversed()
    .toSorted((a, b) => Number(b.type === 'playoffs') - Number(a.type === 'playoffs'))
    .slice(0, GAMES_OF_THE_DAY);
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

/** The season's roster, a document of the seed. The document of all players is twenty times as large. */
function selectRoster(database: Database, turn: number) {
  const name = database
    .select({ name: sql`'roster:' || ${teams.year}` })
    .from(teams)
    .where(isTurn(turn))
    .orderBy(asc(teams.id))
    .limit(1);
  return selectDocument(database, name);
}

/** If no season has the id, it is the turn of the next one. */
function isTurn(turn: number) {
  return gte(teams.id, sql`1 + ${turn} % (SELECT max(${teams.id}) FROM ${teams})`);
}

/** Chooses another player each time that it is the season's turn. */
function playerOfTheDay(roster: IndexedPlayer[], day: number): IndexedPlayer | undefined {
  const known = roster.filter(({ gp }) => gp >= GAMES);
  const choice = known.length > 0 ? known : roster;
  return choice[Math.floor(day / STRIDE) % choice.length];
}
