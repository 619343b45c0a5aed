import { type Column, valueIn } from './columns.ts';
import { Unknown } from './Unknown.tsx';
import styles from './StatCell.module.css';

interface StatCellProps<Row> {
  column: Column<Row>;
  row: Row;
  /** Whether the table is ordered by this column. */
  sorted: boolean;
}

/** One figure of one player; a dash where nobody knows it. */
export function StatCell<Row>({ column, row, sorted }: StatCellProps<Row>) {
  const value = valueIn(column, row);
  const format = column.format ?? String;
  return (
    <td className={sorted ? `${styles.cell} ${styles.sorted}` : styles.cell}>
      {value === null ? <Unknown /> : typeof value === 'number' ? format(value) : value}
    </td>
  );
}
