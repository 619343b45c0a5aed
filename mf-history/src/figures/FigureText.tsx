import { type FigureFormat, formatFigure } from './formatFigure.ts';
import styles from './FigureText.module.css';

interface FigureTextProps {
  /** Null where it is unknown. */
  value: number | string | null;
  /** A count, unless told otherwise. */
  format?: FigureFormat;
}

/** A figure as it is written; a dash where nobody knows it. */
export function FigureText({ value, format = 'count' }: FigureTextProps) {
  if (value !== null) return formatFigure(value, format);
  return (
    <span className={styles.unknown}>
      <span aria-hidden="true">–</span>
      <span className="visually-hidden">unknown</span>
    </span>
  );
}
