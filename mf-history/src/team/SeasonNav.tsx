import type { TeamDetail } from '@desert/contract/history/history';
import { BackLink, Link } from '@desert/kit';
import { seasonPath } from '../paths.ts';
import { listSeasonsBetweenYears } from '../seasonYear.ts';
import styles from './SeasonNav.module.css';

interface SeasonNavProps {
  team: Pick<TeamDetail, 'year' | 'previous_year' | 'next_year'>;
}

const pill = 'target pill positioned gap-1 semibold figures';

export function SeasonNav({ team: { year, previous_year, next_year } }: SeasonNavProps) {
  const unplayed = [
    ...(previous_year ? listSeasonsBetweenYears(previous_year, year) : []),
    ...(next_year ? listSeasonsBetweenYears(year, next_year) : []),
  ];
  return (
    <nav className="row spread gap-2 lifted" aria-label="Seasons">
      <BackLink href="/history" className="positioned gap-1 semibold figures">
        Back to History
      </BackLink>
      <span className={`row gap-2 ${previous_year && next_year ? styles.both : ''}`}>
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
        <p key={season} className={`caption fill ${styles.unplayed}`}>
          <Link href={seasonPath(season)}>{season}</Link> was not played
        </p>
      ))}
    </nav>
  );
}
