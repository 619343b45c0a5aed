import type { TeamDetail } from '@desert/contract/history/history';
import { BackLink, Link } from '@desert/kit';
import { seasonPath } from '../paths.ts';
import { seasonsBetween } from '../seasonYear.ts';
import styles from './SeasonNav.module.css';

interface SeasonNavProps {
  team: Pick<TeamDetail, 'year' | 'previous_year' | 'next_year'>;
}

const pill = `target pill ${styles.link}`;

export function SeasonNav({ team: { year, previous_year, next_year } }: SeasonNavProps) {
  const unplayed = [
    ...(previous_year ? seasonsBetween(previous_year, year) : []),
    ...(next_year ? seasonsBetween(year, next_year) : []),
  ];
  return (
    <nav className={`row ${styles.nav}`} aria-label="Seasons">
      <BackLink href="/history" className={styles.link}>
        Back to History
      </BackLink>
      <span className={`row ${styles.neighbours} ${previous_year && next_year ? styles.both : ''}`}>
        {previous_year && (
          <Link href={seasonPath(previous_year)} rel="prev" className={pill}>
            <span aria-hidden="true">←</span>
            <span className="visually-hidden">Previous season: </span>
            {previous_year}
          </Link>
        )}
        {next_year && (
          <Link href={seasonPath(next_year)} rel="next" className={pill}>
            <span className="visually-hidden">Next season: </span>
            {next_year}
            <span aria-hidden="true">→</span>
          </Link>
        )}
      </span>
      {unplayed.map((season) => (
        <p key={season} className={`caption ${styles.unplayed}`}>
          <Link href={seasonPath(season)}>{season}</Link> was not played
        </p>
      ))}
    </nav>
  );
}
