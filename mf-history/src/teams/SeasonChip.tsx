import { Link } from '@desert/kit';
import { seasonPath } from '../paths.ts';
import { parseLastRound } from '../winLoss.ts';
import type { Season } from './eras.ts';
import styles from './SeasonChip.module.css';

export function SeasonChip({ season: { year, team } }: { season: Season }) {
  const round = team && parseLastRound(team.playoffs);
  const looks = [
    `stack gap-0 positioned content-center rounded text-center ${styles.chip}`,
    round && styles.run,
    !team && `muted ${styles.absent}`,
  ];
  return (
    <li className={looks.filter(Boolean).join(' ')}>
      <Link
        className={`inherit text-small bold undecorated ${styles.year}`}
        href={seasonPath(year)}
      >
        {year}
      </Link>
      <span className={styles.record}>{team?.record ?? 'not played'}</span>
      {round && <span className="visually-hidden">{round}</span>}
    </li>
  );
}
