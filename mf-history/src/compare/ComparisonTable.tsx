import type { ComparedRow, Comparison } from '@desert/contract/compare';
import { Link } from '@desert/kit';
import { FigureText } from '../figures/FigureText.tsx';
import { FORM_ID } from './CompareForm.tsx';
import {
  type Column,
  COLUMNS_MAX,
  columnsOf,
  comparisonName,
  comparisonPath,
} from './comparison.ts';
import styles from './ComparisonTable.module.css';

/** Figures in rows, players or seasons in columns. On a phone it scrolls in its box, and the figures' names stay. */
export function ComparisonTable({ comparison }: { comparison: Comparison }) {
  const columns = columnsOf(comparison);
  const name = comparisonName(comparison);
  return (
    <>
      {/* Focusable, so that the keyboard can scroll it. */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex */}
      <div className={styles.scroll} role="region" aria-label={name} tabIndex={0}>
        <table className={styles.table} aria-label={name}>
          <thead>
            <tr>
              <th scope="col" className={styles.corner}>
                <span className="visually-hidden">Stat</span>
              </th>
              {columns.map((column) => (
                <Heading key={column.name} column={column} comparison={comparison} />
              ))}
            </tr>
          </thead>
          <tbody>
            {comparison.rows.map((row) => (
              <tr key={row.label}>
                <th scope="row" className={styles.label}>
                  {row.label}
                </th>
                {columns.map(({ name }, at) => (
                  <Cell key={name} row={row} at={at} />
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      <p className={`row ${styles.notes}`}>
        {comparison.rows.some(({ best }) => best.length > 0) && (
          <span className="caption">
            <span className={styles.mark} aria-hidden="true">
              ★
            </span>{' '}
            marks the best in each row.
          </span>
        )}
        {columns.length < COLUMNS_MAX && (
          <a className="target" href={`#${FORM_ID}`}>
            Add another
          </a>
        )}
      </p>
    </>
  );
}

/** What a column is of, the way to its page, and the way to the comparison without it. */
function Heading({ column, comparison }: { column: Column; comparison: Comparison }) {
  const { label, path } = column.found;
  return (
    <th scope="col" className={styles.heading}>
      <Link className={styles.subject} href={path}>
        {label}
      </Link>
      <Link className={styles.away} href={comparisonPath(comparison, column.name)}>
        Remove<span className="visually-hidden"> {label}</span>
      </Link>
    </th>
  );
}

/** A figure of one of them. @param props.at its column's place */
function Cell({ row, at }: { row: ComparedRow; at: number }) {
  const best = row.best.includes(at);
  const look = [styles.value, row.format === 'text' ? styles.text : '', best ? styles.best : ''];
  return (
    <td className={look.filter(Boolean).join(' ')}>
      {best && (
        <>
          <span className={styles.mark} aria-hidden="true">
            ★
          </span>
          <span className="visually-hidden">Best: </span>
        </>
      )}
      <FigureText value={row.values[at] ?? null} format={row.format} />
    </td>
  );
}
