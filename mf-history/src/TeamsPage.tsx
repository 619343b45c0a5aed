import type { Team } from '@desert/contract/history';
import { DatabankCredit } from './DatabankCredit.tsx';
import { groupByEra } from './teams/eras.ts';
import { EraSection } from './teams/EraSection.tsx';
import styles from './TeamsPage.module.css';

interface TeamsPageProps {
  /** All seasons, in any order. */
  teams: Team[];
}

/** Every season of the franchise, as a story under its names. */
export function TeamsPage({ teams }: TeamsPageProps) {
  const eras = groupByEra(teams);
  const longest = Math.max(0, ...eras.map(({ seasons }) => seasons.length));
  return (
    <>
      <h1>Coyotes Franchise History</h1>
      <p className={styles.intro}>
        {`${eras.length} names, ${teams.length} seasons, one franchise. Pick a season for its roster, its coach and every player’s numbers.`}
      </p>
      <p className={styles.key}>
        Records read wins-losses-ties, with overtime losses as a fourth figure from 1999-00 on and
        in the place of ties since 2005-06. A bar is the share of points won, full-coloured when the
        season led into the playoffs; the line marks one half.
      </p>
      <div className={styles.eras}>
        {eras.map((era, index) => (
          <EraSection key={era.seasons[0]?.year} era={era} index={index} longest={longest} />
        ))}
      </div>
      <DatabankCredit />
    </>
  );
}
