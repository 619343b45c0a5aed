import type { Column } from './columns.ts';
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
  const { key, label, short = label, meaning } = column;
  const sorted = order.column === key ? order.direction : undefined;
  return (
    // The label is there, too deep for the rule to see it.
    // oxlint-disable-next-line jsx-a11y/control-has-associated-label
    <th scope="col" className={styles.heading} aria-sort={sorted}>
      <button
        type="button"
        className={meaning ? `${styles.button} ${styles.abbreviation}` : styles.button}
        title={meaning}
        onClick={() => onOrder(column)}
        onPointerEnter={() => onAim(column)}
        onPointerLeave={() => onAim()}
        onFocus={() => onAim(column)}
        onBlur={() => onAim()}
      >
        <span className={styles.short} aria-hidden="true">
          {short}
        </span>
        <span className={styles.label}>{label}</span>
      </button>
    </th>
  );
}
