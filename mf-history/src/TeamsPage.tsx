import type { Team } from '@desert/contract/history';
import { DatabankCredit } from './DatabankCredit.tsx';
import { BarsKey } from './teams/BarsKey.tsx';
import { type Era, eraId, groupByEra, scaleOf } from './teams/eras.ts';
import { EraSection } from './teams/EraSection.tsx';
import styles from './TeamsPage.module.css';

interface TeamsPageProps {
  /** All seasons, in any order. */
  teams: Team[];
}

/** Every season of the franchise, as a story under its names. */
export function TeamsPage({ teams }: TeamsPageProps) {
  const eras = groupByEra(teams);
  const scale = scaleOf(eras);
  const names = eras.map(({ teamName }) => `the ${teamName}`).join(', then ');
  return (
    <>
      <h1>Coyotes Franchise History</h1>
      <div className={styles.intro}>
        <p className={styles.lead}>
          {`One franchise, ${teams.length} seasons: ${names}. Pick a season for its coach, its roster and everyone’s numbers.`}
        </p>
        <div className={styles.keys}>
          <p>
            A record reads wins-losses-ties. From fall 1999 a fourth figure counts overtime losses;
            from fall 2005 there are no ties, and overtime losses come third.
          </p>
          <BarsKey />
        </div>
      </div>
      <EraJumps eras={eras} />
      <div className={styles.eras}>
        {eras.map((era, index) => (
          <EraSection key={eraId(era)} era={era} index={index} scale={scale} />
        ))}
      </div>
      <DatabankCredit />
    </>
  );
}

/** The way down to each era, where they do not stand side by side. */
function EraJumps({ eras }: { eras: Era[] }) {
  return (
    <nav className={styles.jumps} aria-label="Team names">
      {eras.map((era) => (
        <a key={eraId(era)} className={styles.jump} href={`#${eraId(era)}`}>
          {era.teamName}
        </a>
      ))}
    </nav>
  );
}
