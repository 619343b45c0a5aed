import type { Team } from '@desert/contract/history';
import { Figures } from '../Figures.tsx';
import { formatFraction } from '../formatFraction.ts';
import { parseRecord, pointsPercentage, spellRecord } from '../record.ts';
import styles from './SeasonHeader.module.css';

interface SeasonHeaderProps {
  team: Team;
}

/** Which season this is, and how it went. */
export function SeasonHeader({
  team: { team_name, year, record, playoffs, coach },
}: SeasonHeaderProps) {
  const results = parseRecord(year, record);
  return (
    <header className={styles.header}>
      <h1>
        <span className={styles.name}>{team_name}</span>{' '}
        <span className={styles.season}>
          <Figures text={`${year} (${record})`} />
        </span>
      </h1>
      <dl className={styles.facts}>
        <div className={styles.fact}>
          <dt>Record</dt>
          <dd>{spellRecord(results)}</dd>
        </div>
        <div className={styles.fact}>
          <dt>Points %</dt>
          <dd>{formatFraction(pointsPercentage(results))}</dd>
        </div>
        <div className={styles.fact}>
          <dt>Playoffs</dt>
          <dd>
            <Figures text={playoffs} />
          </dd>
        </div>
        <div className={styles.fact}>
          <dt>{coach.includes(', ') ? 'Head coaches' : 'Head coach'}</dt>
          <dd>{coach}</dd>
        </div>
      </dl>
    </header>
  );
}
