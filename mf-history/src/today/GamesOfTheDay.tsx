import { gamePath, formatOpponent, formatResult } from '@desert/contract/history/game-text';
import type { SeasonOfTheDay } from '@desert/contract/history/history';
import { formatDayOfYear } from '@desert/contract/history/months';
import { CardTitle, Link } from '@desert/kit';
import { describeAttendance } from '../games/gameText.ts';
import { dayPath } from '../paths.ts';
import styles from './Today.module.css';

export function GamesOfTheDay({ day: { day, games } }: Pick<SeasonOfTheDay, 'day'>) {
  return (
    <article className={styles.season}>
      <p className={`text-small semibold ${styles.kicker}`}>On this day</p>
      <CardTitle level={3} href={dayPath(day)} className={styles.name}>
        {`${formatDayOfYear(day)} in franchise history`}
      </CardTitle>
      <dl className={styles.facts}>
        {games.map((game) => (
          <div key={game.date}>
            <dt>{game.date.slice(0, 4)}</dt>
            <dd>
              <Link className="tap-area above inherit" href={gamePath(game.date)}>
                {`${formatResult(game)} ${formatOpponent(game)}`}
              </Link>
            </dd>
            {game.attendances > 0 && <dd>{describeAttendance(game.attendances)}</dd>}
          </div>
        ))}
      </dl>
    </article>
  );
}
