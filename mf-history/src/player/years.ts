import type { PlayerDetail, PlayerSeasonLine } from '@desert/contract/history/players';
import { UNPLAYED_SEASON } from '@desert/contract/history/seasons';
import { isGoalie } from '../playerText.ts';
import { listSeasonsBetweenYears } from '../seasonYear.ts';
import { formatSpans } from './formatSpans.ts';

interface YearBar {
  year: string;
  value: number | null;
}

export interface YearsChart {
  label: string;
  /** Bars by season; null for a season in between without a line for the player. */
  slots: (YearBar | null)[];
  /** Sentences about the seasons that are null; '' if none are. */
  absent: string;
  /** Highest value of a bar, at least 1. */
  most: number;
}

export function buildYearsChart(player: PlayerDetail): YearsChart {
  const slots: YearsChart['slots'] = [];
  const gaps: string[] = [];
  let previous: string | undefined;
  for (const line of player.lines) {
    const gap = previous === undefined ? [] : listSeasonsBetweenYears(previous, line.year);
    gaps.push(...gap);
    slots.push(...gap.map(() => null), { year: line.year, value: getChartedValue(line) });
    previous = line.year;
  }
  return {
    label: isGoalie(player) ? 'Wins' : 'Points',
    slots,
    absent: describeAbsence(gaps),
    most: Math.max(1, ...slots.map((slot) => slot?.value ?? 0)),
  };
}

function getChartedValue(line: PlayerSeasonLine): number | null {
  return line.position === 'G' ? line.wins : line.points;
}

function describeAbsence(gaps: string[]): string {
  const elsewhere = gaps.filter((year) => year !== UNPLAYED_SEASON);
  return [
    ...(elsewhere.length > 0
      ? [`Didn’t play for the franchise in ${formatSpans(elsewhere)}.`]
      : []),
    ...(gaps.length > elsewhere.length ? [`${UNPLAYED_SEASON} was not played.`] : []),
  ].join(' ');
}
