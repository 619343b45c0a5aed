import { type FigureFormat, formatFigure } from './formatFigure.ts';
import styles from './FigureText.module.css';

interface FigureTextProps {
  value: number | string | null;
  format?: FigureFormat;
}

export function FigureText({ value, format = 'count' }: FigureTextProps) {
  if (value !== null) return formatFigure(value, format);
  return (
    <span className={styles.unknown}>
      <span aria-hidden="true">–</span>
      <span className="visually-hidden">unknown</span>
    </span>
  );
}
