import type { Team } from '@desert/contract/history';
import { startYear } from '../seasonYear.ts';
import type { Era } from '../teams/eras.ts';
import { pointsPercentage } from '../winLoss.ts';

/** A played season's place in the chart. */
export interface Column {
  team: Team;
  /** Years from the chart's left edge. */
  slot: number;
  /** Points percentage, 0 to 1. */
  share: number;
}

/** The seasons under one name, as a stretch of the chart. */
interface Band {
  /** Where the team was at home, by its name: 'Winnipeg' of 'Winnipeg Jets'. */
  place: string;
  /** Where it begins. */
  slot: number;
  columns: Column[];
}

/** Where everything stands in a chart of points percentage by season. */
export interface Chart {
  /** Years from the left edge to the right, those that were not played among them. */
  slots: number;
  bands: Band[];
  /** The slots of seasons that were not played. */
  gaps: number[];
  /** The years that the axis names, one in ten. */
  decades: { slot: number; year: number }[];
}

/** Lays out the seasons of all eras in a row, a slot for each year. */
export function chartOf(eras: Era[]): Chart {
  const chart: Chart = { slots: 0, bands: [], gaps: [], decades: [] };
  for (const { teamName, seasons } of eras) {
    const band: Band = { place: teamName.replace(/ \S+$/, ''), slot: chart.slots, columns: [] };
    chart.bands.push(band);
    for (const { year, team } of seasons) {
      const slot = chart.slots;
      chart.slots += 1;
      if (team) band.columns.push({ team, slot, share: pointsPercentage(team) });
      else chart.gaps.push(slot);
      if (startYear(year) % 10 === 0) chart.decades.push({ slot, year: startYear(year) });
    }
  }
  return chart;
}

/** Every played season of a chart, from the oldest on. */
export function columnsOf({ bands }: Chart): Column[] {
  return bands.flatMap(({ columns }) => columns);
}

/** The season that won the largest share of its points, the first of them where several did. */
export function bestOf(columns: Column[]): Column | undefined {
  return columns.toSorted((a, b) => b.share - a.share)[0];
}
