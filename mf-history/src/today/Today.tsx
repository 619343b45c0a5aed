import type { SeasonOfTheDay } from '@desert/contract/history/history';
import { formatFullName } from '@desert/contract/history/roster';
import { CardTitle, Link } from '@desert/kit';
import { NoBreakNumbers } from '../figures/FigureText.tsx';
import { playerPath, seasonPath } from '../paths.ts';
import { GamesOfTheDay } from './GamesOfTheDay.tsx';
import { PlayerOfTheDay } from './PlayerOfTheDay.tsx';
import styles from './Today.module.css';

/** The section's card on Home. Shows the season of the day if the franchise never played on this date. */
export function Today({ season }: { season: SeasonOfTheDay }) {
  const { day, year, team_name, record, playoffs, leader, player } = season;
  return (
    <div className={`stack ${styles.story}`}>
      {day.games.length > 0 ? (
        <GamesOfTheDay day={day} />
      ) : (
        <article className={styles.season}>
          <p className={`text-small semibold ${styles.kicker}`}>Season of the day</p>
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
                  <Link className="tap-area above inherit" href={playerPath(leader.slug)}>
                    {formatFullName(leader)}
                  </Link>
                  , {leader.points}
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
      )}
      <PlayerOfTheDay player={player} />
    </div>
  );
}
