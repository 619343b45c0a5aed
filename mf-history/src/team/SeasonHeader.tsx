import type { Team } from '@desert/contract/history';
import { formatFraction } from '../format.ts';
import { NoBreakNumbers } from '../NoBreakNumbers.tsx';
import { parseRecord, pointsPercentage, spellRecord } from '../winLoss.ts';
import styles from './SeasonHeader.module.css';

/** Which season this is, and how it went. */
export function SeasonHeader({ team }: { team: Team }) {
  const { team_name, year, record, playoffs, coach } = team;
  const facts = [
    ['Record', spellRecord(parseRecord(year, record))],
    ['Points %', formatFraction(pointsPercentage(team))],
    ['Playoffs', <NoBreakNumbers key="playoffs" text={playoffs} />],
    [coach.includes(', ') ? 'Head coaches' : 'Head coach', coach],
  ] as const;
  return (
    <header className={styles.header}>
      <h1>
        <span className={styles.name}>{team_name}</span>{' '}
        <span className={styles.season}>
          <NoBreakNumbers text={`${year} (${record})`} />
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
