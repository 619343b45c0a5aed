import type { ComparedRow, Comparison } from '@desert/contract/history/compare';
import { Link } from '@desert/kit';
import { FigureText } from '../figures/FigureText.tsx';
import type { Column } from '../table/columns.ts';
import { ScrollingTable } from '../table/DataTable.tsx';
import { listComparedColumns, formatComparisonTitle } from './comparison.ts';
import styles from './ComparisonTable.module.css';

export function ComparisonTable({ comparison }: { comparison: Comparison }) {
  const columns: Column<ComparedRow>[] = [
    { key: 'label', label: 'Stat', isLabelHidden: true, isRowHeading: true },
    ...listComparedColumns(comparison).map(({ name, found }, at) => ({
      key: name,
      label: found.label,
      heading: (
        <Link className={styles.subject} href={found.path}>
          {found.label}
        </Link>
      ),
      renderCell: (row: ComparedRow) => <Cell row={row} at={at} />,
    })),
  ];
  return (
    <div className={styles.comparison}>
      <ScrollingTable
        name={{ 'aria-label': formatComparisonTitle(comparison) }}
        columns={columns}
        rows={comparison.rows}
        rowKey={({ label }) => label}
      />
      {comparison.rows.some(({ best }) => best.length > 0) && (
        <p className="caption space-2">
          <span className={`accent ${styles.mark}`} aria-hidden="true">
            ★
          </span>{' '}
          marks the best in each row.
        </p>
      )}
    </div>
  );
}

function Cell({ row, at }: { row: ComparedRow; at: number }) {
  const isBest = row.best.includes(at);
  const look = row.format === 'text' ? styles.text : isBest ? 'bold' : undefined;
  return (
    <span className={look}>
      {isBest && (
        <>
          <span className={`accent ${styles.mark}`} aria-hidden="true">
            ★
          </span>
          <span className="visually-hidden">Best: </span>
        </>
      )}
      <FigureText value={row.values[at] ?? null} format={row.format} reason={row.reasons?.[at]} />
    </span>
  );
}
