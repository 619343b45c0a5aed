import { STATS } from '@desert/contract/history/figures';
import type { BoxScore, GoalieLine, SkaterLine } from '@desert/contract/history/games';
import { Link } from '@desert/kit';
import { formatFraction, formatPlusMinus } from '../format.ts';
import { playerPath } from '../paths.ts';
import type { Column } from '../table/columns.ts';
import { ScrollingTable } from '../table/DataTable.tsx';

const NAME: Column<SkaterLine | GoalieLine> = {
  key: 'name',
  label: 'Name',
  isRowHeading: true,
  renderCell: ({ name, slug }) =>
    slug === null ? name : <Link href={playerPath(slug)}>{name}</Link>,
};

const NUMBER = { key: 'number', ...STATS.number, abbreviated: true } as const;
const TIME_ON_ICE = {
  key: 'time_on_ice',
  label: 'Time on ice',
  short: 'TOI',
  abbreviated: true,
} as const;

const SKATER_COLUMNS: Column<SkaterLine>[] = [
  NAME,
  NUMBER,
  { key: 'position', ...STATS.position, abbreviated: true },
  { key: 'goals', ...STATS.goals, abbreviated: true },
  { key: 'assists', ...STATS.assists, abbreviated: true },
  {
    key: 'points',
    ...STATS.points,
    abbreviated: true,
    value: ({ goals, assists }) => goals + assists,
  },
  { key: 'plus_minus', ...STATS.plus_minus, abbreviated: true, format: formatPlusMinus },
  { key: 'pims', ...STATS.pims, abbreviated: true },
  { key: 'shots', label: 'Shots on goal', short: 'SOG', abbreviated: true },
  TIME_ON_ICE,
];

const GOALIE_COLUMNS: Column<GoalieLine>[] = [
  NAME,
  NUMBER,
  { key: 'shots_against', label: 'Shots against', short: 'SA', abbreviated: true },
  { key: 'saves', label: 'Saves', short: 'SV', abbreviated: true },
  {
    key: 'svp',
    ...STATS.svp,
    abbreviated: true,
    value: ({ saves, shots_against }) =>
      saves === null || !shots_against ? null : saves / shots_against,
    format: formatFraction,
  },
  TIME_ON_ICE,
  { key: 'decision', label: 'Decision' },
];

interface BoxScoreTablesProps {
  box: BoxScore;
  team: string;
  date: string;
}

export function BoxScoreTables({ box, team, date }: BoxScoreTablesProps) {
  const skaters = box.skaters.toSorted(
    (a, b) => b.goals + b.assists - a.goals - a.assists || b.goals - a.goals,
  );
  return (
    <>
      <section className="stack tight">
        <h2>{`${team} skaters`}</h2>
        <ScrollingTable
          name={{ 'aria-label': `${team} skaters` }}
          download={`games/${date}?list=box_score.skaters`}
          columns={SKATER_COLUMNS}
          rows={skaters}
          rowKey={({ name }) => name}
        />
      </section>
      <section className="stack tight">
        <h2>{`${team} goalies`}</h2>
        <ScrollingTable
          name={{ 'aria-label': `${team} goalies` }}
          download={`games/${date}?list=box_score.goalies`}
          columns={GOALIE_COLUMNS}
          rows={box.goalies}
          rowKey={({ name }) => name}
        />
      </section>
    </>
  );
}
