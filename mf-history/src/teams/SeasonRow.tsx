import { Link } from '@desert/kit';
import { lastRound } from '../playoffs.ts';
import type { Season } from './eras.ts';
import styles from './SeasonRow.module.css';

interface SeasonRowProps {
  season: Season;
}

/** A season in the list: its year, its record, and how far it went. */
export function SeasonRow({ season: { year, team } }: SeasonRowProps) {
  if (!team) {
    return (
      <li className={`${styles.row} ${styles.unplayed}`}>
        <span>{year}</span>
        <span>Not played</span>
      </li>
    );
  }
  const round = lastRound(team.playoffs);
  return (
    <li className={styles.row}>
      <Link className={styles.year} href={`/history/${year}/`}>
        {year}
      </Link>
      <span className={styles.record}>{team.record}</span>
      {round && <span className={styles.round}>{round}</span>}
    </li>
  );
}
