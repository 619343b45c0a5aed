import type { Game } from '@desert/contract/history/games';
import {
  type GameOfTheDay,
  GAMES_OF_THE_DAY,
  type SeasonOfTheDay,
} from '@desert/contract/history/history';
import { toArizonaDay } from '@desert/contract/history/months';
import type { IndexedPlayer } from '@desert/contract/history/players';
import type { RosterPlayer } from '@desert/contract/history/roster';
import { SEASONS } from '@desert/contract/history/seasons';
import { attendanceCounts } from '@desert/drizzle/schema';
import { inArray } from 'drizzle-orm';
import type { Database } from '../platform/database/open.ts';
import { readDocument } from './documents.ts';
import { hasPlayedSeasons, readPlayers, toPlayerSummary } from './players.ts';

const DAY_MS = 24 * 60 * 60 * 1000;

/**
 * Step between the seasons of consecutive days. It is coprime with 44, the number of seasons, so every season gets its
 * day, and consecutive days show distant seasons.
 */
const DAY_STRIDE = 17;

/** Minimum games of the player of the day, as fewer leave little to show. Ignored if no one in the roster has them. */
const MIN_GAMES = 40;

/**
 * The season and player of the day, which change at midnight UTC, and the games of this day in Arizona. @param now ms since 1970 @throws if the database has no season
 */
export async function readSeasonOfTheDay(database: Database, now: number): Promise<SeasonOfTheDay> {
  const day = Math.floor(now / DAY_MS);
  const today = toArizonaDay(now).slice(5);
  const chosen = SEASONS.at(-1 - ((day * DAY_STRIDE) % SEASONS.length)) ?? '';
  const [team, everybody, history] = await Promise.all([
    readDocument(database, `teams/${chosen}`),
    readPlayers(database),
    readDocument(database, `games/on/${today}`),
  ]);
  const start = Number.parseInt(chosen, 10);
  const player = findPlayerOfTheDay(
    everybody.filter((player) => hasPlayedSeasons(player, start)),
    day,
  );
  if (!team || !player) throw new Error('The database has no season.');
  const { year, team_name, record, playoffs, players } = team;
  const games = await addAttendanceCounts(database, history?.games ?? []);
  const season = { year, team_name, record, playoffs, leader: findLeader(players) };
  return { ...season, day: { day: today, games }, player: toPlayerSummary(player) };
}

async function addAttendanceCounts(database: Database, games: Game[]): Promise<GameOfTheDay[]> {
  const shown = games
    .toReversed()
    .toSorted((a, b) => Number(b.type === 'playoffs') - Number(a.type === 'playoffs'))
    .slice(0, GAMES_OF_THE_DAY);
  const dates = shown.map(({ date }) => date);
  const rows = await database
    .select()
    .from(attendanceCounts)
    .where(inArray(attendanceCounts.date, dates));
  const counts = new Map(rows.map(({ date, count }) => [date, count]));
  return shown.map((game) => Object.assign(game, { attendances: counts.get(game.date) ?? 0 }));
}

function findLeader(players: RosterPlayer[]): SeasonOfTheDay['leader'] {
  const [best] = players
    .flatMap((player) => (player.position === 'G' ? [] : [player]))
    .toSorted((a, b) => b.points - a.points || a.gp - b.gp);
  if (!best) return null;
  const { first_name, last_name, points, slug } = best;
  return { first_name, last_name, points, slug };
}

function findPlayerOfTheDay(roster: IndexedPlayer[], day: number): IndexedPlayer | undefined {
  const players = roster.filter(({ gp }) => gp >= MIN_GAMES);
  const choice = players.length > 0 ? players : roster;
  return choice[Math.floor(day / DAY_STRIDE) % choice.length];
}
