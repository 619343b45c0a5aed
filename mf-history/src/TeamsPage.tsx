import type { Team } from '@desert/contract/history/history';
import { Link } from '@desert/kit';
import { SeasonsChart } from './chart/SeasonsChart.tsx';
import { SectionCredit } from './credits.tsx';
import { HistoryNav } from './HistoryNav.tsx';
import { toEraElementId, groupByEra } from './teams/eras.ts';
import { EraSection } from './teams/EraSection.tsx';
import { hasReachedPlayoffs } from './winLoss.ts';
import styles from './TeamsPage.module.css';

export function TeamsPage({ teams }: { teams: Team[] }) {
  const eras = groupByEra(teams);
  const names = eras.map(({ teamName }) => `the ${teamName}`).join(', then ');
  const runs = teams.filter(({ playoffs }) => hasReachedPlayoffs(playoffs)).length;
  return (
    <>
      <HistoryNav current="seasons" />
      <h1>Coyotes Franchise History</h1>
      <p className="measure space-3 text-large">
        {`One franchise, ${teams.length} seasons, ${runs} trips to the playoffs: ${names}. Pick a season to see its coach, its roster, and everyone’s stats.`}
      </p>
      <p className="measure space-3 text-large">
        See also the <Link href="/history/coaches">head coaches</Link>, the{' '}
        <Link href="/history/arenas">home arenas</Link>,{' '}
        <Link href="/history/records">records and streaks</Link>, and{' '}
        <Link href="/history/playoffs">every playoff game</Link>.
      </p>
      <SeasonsChart eras={eras} />
      <div className={`stack gap-5 align-start space-5 columns ${styles.eras}`}>
        {eras.map((era) => (
          <EraSection key={toEraElementId(era)} era={era} />
        ))}
        <div>
          <p className="caption measure">
            Records read wins-losses-ties. From 1999-00 to 2003-04, a fourth number counts overtime
            losses. Since 2005-06 there are no ties, and overtime losses come third.
          </p>
        </div>
      </div>
      <div className="space-6">
        <SectionCredit />
      </div>
    </>
  );
}
