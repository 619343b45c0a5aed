import type { ReactNode } from 'react';
import { NoBreakNumbers } from './figures/FigureText.tsx';
import styles from './PageHeader.module.css';

interface PageHeaderProps {
  name: string;
  line: string;
  facts: readonly (readonly [term: string, fact: ReactNode])[];
}

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
