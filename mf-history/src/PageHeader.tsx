import { getEraClass } from '@desert/kit';
import type { ReactNode } from 'react';
import { NoBreakNumbers } from './figures/FigureText.tsx';
import styles from './PageHeader.module.css';

interface PageHeaderProps {
  name: string;
  line: string;
  facts: readonly (readonly [term: string, fact: ReactNode])[];
  /** The season whose era colors the header, as a band. */
  season?: string | undefined;
  art?: ReactNode;
  children?: ReactNode;
}

export function PageHeader({ name, line, facts, season, art, children }: PageHeaderProps) {
  return (
    <header className={season === undefined ? 'space-3' : `band space-3 ${getEraClass(season)}`}>
      <div className={art ? `row ${styles.withArt}` : ''}>
        {art}
        <h1>
          <span className="block">{name}</span>{' '}
          <span className={`space-1 accent figures block ${styles.line}`}>
            <NoBreakNumbers text={line} />
          </span>
        </h1>
      </div>
      <Facts facts={facts} />
      {children}
    </header>
  );
}

export function Facts({ facts }: Pick<PageHeaderProps, 'facts'>) {
  return (
    <dl className={`stack space-4 ${styles.facts}`}>
      {facts.map(([term, fact]) => (
        <div key={term} className={`row align-baseline gap-0-3 ${styles.fact}`}>
          <dt className="caption">{term}</dt>
          <dd>{fact}</dd>
        </div>
      ))}
    </dl>
  );
}
