import type { SeasonOfTheDay } from '@desert/contract/history';
import { Link } from '@desert/kit';
import { seasonPath } from '../seasonYear.ts';
import styles from './Today.module.css';

/** The season of the day, for the home page. */
export function Today({ season }: { season: SeasonOfTheDay }) {
  const { year, team_name, record, playoffs, leader } = season;
  return (
    <article className={styles.season}>
      <p className={styles.kicker}>Season of the day</p>
      <h3 className={styles.name}>
        <Link href={seasonPath(year)}>
          {year} {team_name}
        </Link>
      </h3>
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
          <dd>{playoffs}</dd>
        </div>
      </dl>
    </article>
  );
}
