import { Link } from '@desert/kit';
import { lastRound } from '../playoffs.ts';
import { seasonPath } from '../seasonYear.ts';
import type { Season } from './eras.ts';
import styles from './SeasonChip.module.css';

interface SeasonChipProps {
  season: Season;
}

/** A season as a key to press: filled, as its bar in the chart is, where there was a play-off run. */
export function SeasonChip({ season: { year, team } }: SeasonChipProps) {
  if (!team) return <li className={`${styles.chip} ${styles.absent}`}>{`${year} not played`}</li>;
  const round = lastRound(team.playoffs);
  return (
    <li className={round ? `${styles.chip} ${styles.run}` : styles.chip}>
      <Link className={styles.year} href={seasonPath(year)}>
        {year}
      </Link>
      <span className={styles.record}>{team.record}</span>
      {round && <span className="visually-hidden">{round}</span>}
    </li>
  );
}
