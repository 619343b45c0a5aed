/** A player's years in a chart: what he did in each season from his first to his last. */
import type { PlayerDetail, PlayerSeasonLine } from '@desert/contract/players';
import { UNPLAYED_SEASON } from '@desert/contract/seasons';
import { isGoalie } from '../positions.ts';
import { seasonsBetween } from '../seasonYear.ts';
import { spansOf } from './spansOf.ts';

interface YearBar {
  year: string;
  /** Null where it is unknown. */
  value: number | null;
}

export interface YearsChart {
  /** What the bars are: 'Points'. */
  label: string;
  /** A place for each season: null where he played no game for the franchise. */
  slots: (YearBar | null)[];
  /** The seasons without a game, in words; '' where there are none. */
  absent: string;
  /** The highest bar's value, at least 1. */
  most: number;
}

/** A skater's points, a goalie's wins. */
export function yearsChartOf(player: PlayerDetail): YearsChart {
  const slots: YearsChart['slots'] = [];
  const gaps: string[] = [];
  let previous: string | undefined;
  for (const line of player.lines) {
    const gap = previous === undefined ? [] : seasonsBetween(previous, line.year);
    gaps.push(...gap);
    slots.push(...gap.map(() => null), { year: line.year, value: valueOf(line) });
    previous = line.year;
  }
  return {
    label: isGoalie(player) ? 'Wins' : 'Points',
    slots,
    absent: absence(gaps),
    most: Math.max(1, ...slots.map((slot) => slot?.value ?? 0)),
  };
}

function valueOf(line: PlayerSeasonLine): number | null {
  return line.position === 'G' ? line.wins : line.points;
}

function absence(gaps: string[]): string {
  const elsewhere = gaps.filter((year) => year !== UNPLAYED_SEASON);
  return [
    ...(elsewhere.length > 0 ? [`Didn’t play for the franchise in ${spansOf(elsewhere)}.`] : []),
    ...(gaps.length > elsewhere.length ? [`${UNPLAYED_SEASON} was not played.`] : []),
  ].join(' ');
}
