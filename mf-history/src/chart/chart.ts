import type { Team } from '@desert/contract/history/history';
import { startYear } from '../seasonYear.ts';
import type { Era } from '../teams/eras.ts';
import { pointsPercentage } from '../winLoss.ts';

export interface Column {
  team: Team;
  slot: number;
  share: number;
}

interface Band {
  place: string;
  slot: number;
  columns: Column[];
}

export interface Chart {
  slots: number;
  bands: Band[];
  gaps: number[];
  decades: { slot: number; year: number }[];
}

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

export function columnsOf({ bands }: Chart): Column[] {
  return bands.flatMap(({ columns }) => columns);
}

export function bestOf(columns: Column[]): Column | undefined {
  return columns.toSorted((a, b) => b.share - a.share)[0];
}
