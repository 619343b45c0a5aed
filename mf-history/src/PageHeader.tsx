import type { ReactNode } from 'react';
import { NoBreakNumbers } from './NoBreakNumbers.tsx';
import styles from './PageHeader.module.css';

interface PageHeaderProps {
  /** 'Phoenix Coyotes' */
  name: string;
  /** What tells it from others, below it: '2011-12 (42-27-13)'. */
  line: string;
  facts: readonly (readonly [term: string, fact: ReactNode])[];
}

/** Which season or which player a page is about, and what is said of it first. */
export function PageHeader({ name, line, facts }: PageHeaderProps) {
  return (
    <header className={styles.header}>
      <h1>
        <span className={styles.name}>{name}</span>{' '}
        <span className={styles.line}>
          <NoBreakNumbers text={line} />
        </span>
      </h1>
      <dl className={styles.facts}>
        {facts.map(([term, fact]) => (
          <div key={term} className={styles.fact}>
            <dt className="caption">{term}</dt>
            <dd>{fact}</dd>
          </div>
        ))}
      </dl>
    </header>
  );
}
