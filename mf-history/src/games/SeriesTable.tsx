import type { Series } from '@desert/contract/history/games';
import { NoBreakNumbers } from '../figures/FigureText.tsx';
import { FoldingTable } from '../table/DataTable.tsx';
import { SERIES_COLUMNS } from './gameColumns.tsx';

interface SeriesTableProps {
  series: Series;
  season?: string;
  download: string;
}

export function SeriesTable({ series, season, download }: SeriesTableProps) {
  const { round, opponent, result, wins, losses, games } = series;
  const outcome = `${round}: ${result} ${wins}-${losses} against ${opponent}`;
  const name = season === undefined ? outcome : `${season} ${outcome}`;
  return (
    <section className="stack tight">
      <h2>
        <NoBreakNumbers text={name} />
      </h2>
      <FoldingTable
        name={{ 'aria-label': name }}
        download={download}
        columns={SERIES_COLUMNS}
        rows={games}
        rowKey={({ date }) => date}
      />
    </section>
  );
}
