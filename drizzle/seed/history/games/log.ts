/** Derives results, records, streaks and playoff series from games in chronological order. */
import type { Game, GameResult, LoggedGame, Split } from '@desert/contract/history/games';
import { sumValues } from '../rows.ts';
import type { SourceSeason } from '../seasons.ts';
import { toSlug } from '../slugs.ts';
import type { SourceGame } from './games.ts';

export interface PlacedGame extends LoggedGame {
  source: SourceGame;
  /** Number of games in the regular season, or in the series. */
  of: number;
  record_before: string;
  streak: string;
  round: string | null;
}

/** Start years of the first season with a point for an overtime loss, and of the first without ties. */
export const OVERTIME_POINT_FIRST_YEAR = 1999;
export const NO_TIES_FIRST_YEAR = 2005;

/** Latest names of relocated and renamed franchises, by former name. SOURCES.md lists the source. */
const FORMER_NAMES: Record<string, string> = {
  'Atlanta Flames': 'Calgary Flames',
  // The Winnipeg Jets since 2011. Our franchise had that name until 1996, and is never its own opponent.
  'Atlanta Thrashers': 'Winnipeg Jets',
  'Chicago Black Hawks': 'Chicago Blackhawks',
  'Colorado Rockies': 'New Jersey Devils',
  'Hartford Whalers': 'Carolina Hurricanes',
  'Mighty Ducks of Anaheim': 'Anaheim Ducks',
  'Minnesota North Stars': 'Dallas Stars',
  'Quebec Nordiques': 'Colorado Avalanche',
};

/** @param opponent its name at the time of the game */
export function toFranchise(opponent: string): { slug: string; name: string } {
  const name = FORMER_NAMES[opponent] ?? opponent;
  return { slug: toSlug(name), name };
}

export const getStartYear = ({ season }: Pick<Game, 'season'>): number =>
  Number(season.slice(0, 4));

/** A regular-season loss in overtime or a shootout is an OTL, worth a point, from 1999-00 on, and otherwise a loss. */
function getResult(game: SourceGame): GameResult {
  if (game.goals_for > game.goals_against) return 'W';
  if (game.goals_for === game.goals_against) return 'T';
  const isPoint =
    game.type === 'regular' && game.overtime && getStartYear(game) >= OVERTIME_POINT_FIRST_YEAR;
  return isPoint ? 'OTL' : 'L';
}

export class Tally {
  readonly counts: Record<GameResult, number> = { W: 0, L: 0, T: 0, OTL: 0 };

  readonly start: number;

  constructor(start: number, games: Pick<Game, 'result'>[] = []) {
    this.start = start;
    for (const { result } of games) this.add(result);
  }

  add(result: GameResult): this {
    this.counts[result] += 1;
    return this;
  }

  get points(): number {
    const { W, T, OTL } = this.counts;
    return 2 * W + T + OTL;
  }

  /** The record in the season's format: W-L-T, W-L-T-OTL from 1999-00, W-L-OTL from 2005-06. */
  get record(): string {
    const { W, L, T, OTL } = this.counts;
    if (this.start < OVERTIME_POINT_FIRST_YEAR) return [W, L, T].join('-');
    return (this.start < NO_TIES_FIRST_YEAR ? [W, L, T, OTL] : [W, L, OTL]).join('-');
  }

  get series(): string {
    return `${this.counts.W}-${this.counts.L}`;
  }
}

/** All games with their places, oldest first. @throws if two games have the same date, which is the key */
export function placeAll(games: SourceGame[], seasons: SourceSeason[]): PlacedGame[] {
  const dates = new Set(games.map(({ date }) => date));
  if (dates.size < games.length) throw new Error('Two games have one date.');
  const bySeason = Map.groupBy(games, ({ season }) => season);
  return seasons.flatMap((season) => placeGames(bySeason.get(season.year) ?? [], season));
}

function placeGames(games: SourceGame[], season: SourceSeason): PlacedGame[] {
  const regular = games.filter(({ type }) => type === 'regular');
  const series = season.playoff_series.flatMap(({ round, opponent }) =>
    addRunningRecords(
      games.filter((game) => game.type === 'playoffs' && game.opponent === opponent),
      season.startYear,
      round,
    ),
  );
  return [...addRunningRecords(regular, season.startYear, null), ...series];
}

/** @param round null for the regular season */
function addRunningRecords(games: SourceGame[], start: number, round: string | null): PlacedGame[] {
  const tally = new Tally(start);
  let run = 0;
  let previous: GameResult | undefined;
  return games.map((source, at) => {
    const record_before = round === null ? tally.record : tally.series;
    const result = getResult(source);
    tally.add(result);
    run = result === previous ? run + 1 : 1;
    previous = result;
    return {
      ...toPlainGame({ ...source, opponent_slug: toFranchise(source.opponent).slug, result }),
      source,
      number: at + 1,
      of: games.length,
      record_before,
      record: round === null ? tally.record : tally.series,
      points: round === null ? tally.points : null,
      streak: `${result}${run}`,
      round,
    };
  });
}

/** A game without what only some lists have. */
export function toPlainGame(game: Game): Game {
  const { date, season, type, home, opponent, opponent_slug } = game;
  const { goals_for, goals_against, overtime, result } = game;
  const teams = { date, season, type, home, opponent, opponent_slug };
  return { ...teams, goals_for, goals_against, overtime, result };
}

export function toLoggedGame(game: PlacedGame): LoggedGame {
  const { number, record, points } = game;
  return { ...toPlainGame(game), number, record, points };
}

/** Totals of games. @param record in the format that the games need; W-L-T-OTL for games of any seasons */
export function toSplit(label: string, games: Game[], record = formatFullRecord(games)): Split {
  return {
    label,
    games: games.length,
    record,
    goals_for: sumValues(games, ({ goals_for }) => goals_for),
    goals_against: sumValues(games, ({ goals_against }) => goals_against),
  };
}

function formatFullRecord(games: Game[]): string {
  const { W, L, T, OTL } = new Tally(0, games).counts;
  return [W, L, T, OTL].join('-');
}
