import type { SeasonOfTheDay } from '@desert/contract/history';
import { CardTitle } from '@desert/kit';
import { NoBreakNumbers } from '../NoBreakNumbers.tsx';
import { seasonPath } from '../seasonYear.ts';
import styles from './Today.module.css';

/** The season of the day, for the home page. */
export function Today({ season }: { season: SeasonOfTheDay }) {
  const { year, team_name, record, playoffs, leader } = season;
  return (
    <article className={styles.season}>
      <p className={styles.kicker}>Season of the day</p>
      <CardTitle level={3} href={seasonPath(year)} className={styles.name}>
        <NoBreakNumbers text={`${year} ${team_name}`} />
      </CardTitle>
      <dl className={styles.facts}>
        <div>
          <dt>Record</dt>
          <dd>{record}</dd>
        </div>
        {leader && (
          <div>
            <dt>Most points</dt>
            <dd>
              {leader.first_name} {leader.last_name}, {leader.points}
            </dd>
          </div>
        )}
        <div>
          <dt>Playoffs</dt>
          <dd>
            <NoBreakNumbers text={playoffs} />
          </dd>
        </div>
      </dl>
    </article>
  );
}
