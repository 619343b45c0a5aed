import type { Column } from './columns.ts';
import { HeadingText, titleOf } from './HeadingText.tsx';
import type { SortOrder } from './sort.ts';
import styles from './ColumnHeading.module.css';

interface ColumnHeadingProps<Row> {
  column: Column<Row>;
  order: SortOrder;
  onOrder: (column: Column<Row>) => void;
  /** Called with the column when it is hovered or focused, and with nothing when that ends. */
  onAim: (column?: Column<Row>) => void;
}

/** A column's heading: a button that orders the table by it. */
export function ColumnHeading<Row>({ column, order, onOrder, onAim }: ColumnHeadingProps<Row>) {
  const { key, meaning, abbreviated } = column;
  const sorted = order.column === key ? order.direction : undefined;
  return (
    <th scope="col" className={styles.heading} aria-sort={sorted}>
      <button
        type="button"
        className={
          meaning || abbreviated ? `${styles.button} ${styles.abbreviation}` : styles.button
        }
        title={titleOf(column)}
        onClick={() => onOrder(column)}
        onPointerEnter={() => onAim(column)}
        onPointerLeave={() => onAim()}
        onFocus={() => onAim(column)}
        onBlur={() => onAim()}
      >
        <HeadingText {...column} />
      </button>
    </th>
  );
}
