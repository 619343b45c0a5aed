import type { TeamDetail } from '@desert/contract/history';
import { BackLink, Link } from '@desert/kit';
import { seasonPath, seasonsBetween } from '../seasonYear.ts';
import styles from './SeasonNav.module.css';

interface SeasonNavProps {
  team: Pick<TeamDetail, 'year' | 'previous_year' | 'next_year'>;
}

/** The way back to the list, and on to the seasons before and after. */
export function SeasonNav({ team: { year, previous_year, next_year } }: SeasonNavProps) {
  const unplayed = [
    ...(previous_year ? seasonsBetween(previous_year, year) : []),
    ...(next_year ? seasonsBetween(year, next_year) : []),
  ];
  return (
    <nav className={styles.nav} aria-label="Seasons">
      <BackLink href="/history" className={styles.link}>
        Back to History
      </BackLink>
      <span className={styles.neighbours}>
        {previous_year && <NeighbourLink year={previous_year} which="Previous" />}
        {next_year && <NeighbourLink year={next_year} which="Next" />}
      </span>
      {unplayed.map((season) => (
        <p key={season} className={styles.unplayed}>
          <Link href={seasonPath(season)}>{season}</Link> was not played
        </p>
      ))}
    </nav>
  );
}

interface NeighbourLinkProps {
  year: string;
  which: 'Previous' | 'Next';
}

function NeighbourLink({ year, which }: NeighbourLinkProps) {
  const rel = which === 'Previous' ? 'prev' : 'next';
  return (
    <Link href={seasonPath(year)} rel={rel} className={styles.link}>
      {which === 'Previous' && <Arrow text="←" />}
      <span className="visually-hidden">{`${which} season: `}</span>
      {year}
      {which === 'Next' && <Arrow text="→" />}
    </Link>
  );
}

function Arrow({ text }: { text: string }) {
  return <span aria-hidden="true">{text}</span>;
}
