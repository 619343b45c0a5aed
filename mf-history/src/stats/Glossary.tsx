import { type Column, formatColumnMeaning } from '../table/columns.ts';
import { GOALIE_COLUMNS, SKATER_COLUMNS } from './columns.ts';
import styles from './Glossary.module.css';

type Heading = Pick<Column<never>, 'key' | 'label' | 'short' | 'meaning'>;

const HEADINGS = new Map<string, Heading>(
  [...SKATER_COLUMNS, ...GOALIE_COLUMNS].map((column) => [column.key, column]),
);

export function Glossary() {
  return (
    <details className={styles.glossary}>
      <summary className={styles.summary}>What the columns mean</summary>
      <dl className={styles.list}>
        {[...HEADINGS.values()].map(({ key, short, ...column }) => (
          <div key={key} className="tight flex">
            <dt className={`semibold ${styles.term}`}>{short ?? column.label}</dt>
            <dd>{formatColumnMeaning(column)}</dd>
          </div>
        ))}
      </dl>
    </details>
  );
}
