import type { Column } from './columns.ts';
import styles from './ColumnHeading.module.css';

interface PlainHeadingProps {
  column: Pick<Column<never>, 'label' | 'short' | 'meaning'>;
}

/** A column's heading where the rows are in the one order that they have. */
export function PlainHeading({ column: { label, short = label, meaning } }: PlainHeadingProps) {
  return (
    <th scope="col" className={`${styles.heading} ${styles.plain}`} title={meaning}>
      <span className={styles.short} aria-hidden="true">
        {short}
      </span>
      <span className={styles.label}>{label}</span>
    </th>
  );
}
