import type { Team } from '@desert/contract/history/history';
import { startYear } from '../seasonYear.ts';
import type { Era } from '../teams/eras.ts';
import { computePointsPercentage } from '../winLoss.ts';

export interface ChartColumn {
  team: Team;
  slot: number;
  share: number;
}

interface Band {
  place: string;
  slot: number;
  columns: ChartColumn[];
}

export interface Chart {
  slots: number;
  bands: Band[];
  gaps: number[];
  decades: { slot: number; year: number }[];
}

export function buildChart(eras: Era[]): Chart {
  const chart: Chart = { slots: 0, bands: [], gaps: [], decades: [] };
  for (const { teamName, seasons } of eras) {
    const band: Band = { place: teamName.replace(/ \S+$/, ''), slot: chart.slots, columns: [] };
    chart.bands.push(band);
    for (const { year, team } of seasons) {
      const slot = chart.slots;
      chart.slots += 1;
      if (team) band.columns.push({ team, slot, share: computePointsPercentage(team) });
      else chart.gaps.push(slot);
      if (startYear(year) % 10 === 0) chart.decades.push({ slot, year: startYear(year) });
    }
  }
  return chart;
}

export function listChartColumns({ bands }: Chart): ChartColumn[] {
  return bands.flatMap(({ columns }) => columns);
}

export function findBestColumn(columns: ChartColumn[]): ChartColumn | undefined {
  return columns.toSorted((a, b) => b.share - a.share)[0];
}
