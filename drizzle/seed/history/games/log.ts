/** Derives results, records, streaks and playoff series from games in chronological order. */
import type { Game, GameResult, LoggedGame } from '@desert/contract/games';
import type { SourceSeason } from '../seasons.ts';
import type { SourceGame } from './games.ts';
import { franchiseOf } from './opponents.ts';

export interface PlacedGame extends LoggedGame {
  source: SourceGame;
  /** Number of games in the regular season, or in the series. */
  of: number;
  record_before: string;
  streak: string;
  round: string | null;
}

/** Start years of the first season with a point for an overtime loss, and of the first without ties. */
const OVERTIME_POINT = 1999;
const NO_TIES = 2005;

/** A regular-season loss in overtime or a shootout is an OTL, worth a point, from 1999-00 on, and otherwise a loss. */
export function resultOf(game: SourceGame): GameResult {
  if (game.goals_for > game.goals_against) return 'W';
  if (game.goals_for === game.goals_against) return 'T';
  const isPoint = game.type === 'regular' && game.overtime && startOf(game) >= OVERTIME_POINT;
  return isPoint ? 'OTL' : 'L';
}

export class Tally {
  readonly counts: Record<GameResult, number> = { W: 0, L: 0, T: 0, OTL: 0 };

  readonly start: number;

  constructor(start: number) {
    this.start = start;
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
    if (this.start < OVERTIME_POINT) return [W, L, T].join('-');
    return (this.start < NO_TIES ? [W, L, T, OTL] : [W, L, OTL]).join('-');
  }

  get series(): string {
    return `${this.counts.W}-${this.counts.L}`;
  }
}

export const startOf = ({ season }: Pick<SourceGame, 'season'>): number =>
  Number(season.slice(0, 4));

export function placeGames(games: SourceGame[], season: SourceSeason): PlacedGame[] {
  const own = games.filter((game) => game.season === season.year);
  const regular = own.filter(({ type }) => type === 'regular');
  const series = season.playoff_series.map(({ round, opponent }) => ({
    round,
    games: own.filter((game) => game.type === 'playoffs' && game.opponent === opponent),
  }));
  return [
    ...placed(regular, season.startYear, null),
    ...series.flatMap(({ round, games: some }) => placed(some, season.startYear, round)),
  ];
}

/** @param round null for the regular season */
function placed(games: SourceGame[], start: number, round: string | null): PlacedGame[] {
  const tally = new Tally(start);
  let run = 0;
  let previous: GameResult | undefined;
  return games.map((source, at) => {
    const before = round === null ? tally.record : tally.series;
    const result = resultOf(source);
    tally.add(result);
    run = result === previous ? run + 1 : 1;
    previous = result;
    return {
      ...gameOf(source, result),
      source,
      number: at + 1,
      of: games.length,
      record_before: before,
      record: round === null ? tally.record : tally.series,
      points: round === null ? tally.points : null,
      streak: `${result}${run}`,
      round,
    };
  });
}

function gameOf(source: SourceGame, result: GameResult): Game {
  const { date, season, type, home, opponent, goals_for, goals_against, overtime } = source;
  return {
    date,
    season,
    type,
    home,
    opponent,
    opponent_slug: franchiseOf(opponent).slug,
    goals_for,
    goals_against,
    overtime,
    result,
  };
}
