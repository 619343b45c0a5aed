import type { Split } from '@desert/contract/history/games';
import { Link } from '@desert/kit';
import { useId } from 'react';
import { opponentPath } from '../paths.ts';
import type { Column } from '../table/columns.ts';
import { ScrollingTable } from '../table/DataTable.tsx';

type Row = Split & { opponent_slug?: string };

const COLUMNS: Column<Row>[] = [
  { key: 'games', label: 'Games played', short: 'GP', abbreviated: true },
  { key: 'record', label: 'Record' },
  { key: 'goals_for', label: 'Goals for', short: 'GF', abbreviated: true },
  { key: 'goals_against', label: 'Goals against', short: 'GA', abbreviated: true },
];

interface SplitsTableProps {
  heading: string;
  by: string;
  splits: Row[];
  download?: string;
}

export function SplitsTable({ heading, by, splits, download }: SplitsTableProps) {
  const headingId = useId();
  const label: Column<Row> = {
    key: 'label',
    label: by,
    isRowHeading: true,
    renderCell: (split) =>
      split.opponent_slug === undefined ? (
        split.label
      ) : (
        <Link href={opponentPath(split.opponent_slug)}>{split.label}</Link>
      ),
  };
  return (
    <section className="stack tight">
      <h2 id={headingId}>{heading}</h2>
      <ScrollingTable
        name={{ 'aria-labelledby': headingId }}
        download={download}
        columns={[label, ...COLUMNS]}
        rows={splits}
        rowKey={(split) => split.label}
      />
    </section>
  );
}
