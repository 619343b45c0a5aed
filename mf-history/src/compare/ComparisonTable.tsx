import type { ComparedRow, Comparison } from '@desert/contract/compare';
import { Link } from '@desert/kit';
import { FigureText } from '../figures/FigureText.tsx';
import { columnsOf, comparisonName } from './comparison.ts';
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
              {columns.map(({ name, found }) => (
                <th key={name} scope="col" className={styles.heading}>
                  <Link className={styles.subject} href={found.path}>
                    {found.label}
                  </Link>
                </th>
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
      {comparison.rows.some(({ best }) => best.length > 0) && (
        <p className={`caption ${styles.note}`}>
          <span className={styles.mark} aria-hidden="true">
            ★
          </span>{' '}
          marks the best in each row.
        </p>
      )}
    </>
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
