import type { ReactNode } from 'react';
import styles from './TableFrame.module.css';

interface TableFrameProps {
  /** The id of the table's heading. */
  labelledBy: string;
  /** Its rows, each with a heading: `<th scope="row">`. */
  children: ReactNode;
}

/** A table of statistics, which scrolls by itself where it is wider than the window: the headings of its rows stay. */
export function TableFrame({ labelledBy, children }: TableFrameProps) {
  return (
    <div className={styles.frame}>
      {/* Focusable, so that the keyboard can scroll it. */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex */}
      <div className={styles.scroll} role="region" aria-labelledby={labelledBy} tabIndex={0}>
        <table className={styles.table} aria-labelledby={labelledBy}>
          {children}
        </table>
      </div>
    </div>
  );
}
