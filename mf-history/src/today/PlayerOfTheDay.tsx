import { STATS } from '@desert/contract/history/figures';
import type { PlayerSummary } from '@desert/contract/history/players';
import { formatFullName } from '@desert/contract/history/roster';
import { formatYears } from '@desert/contract/history/seasons';
import { CardTitle } from '@desert/kit';
import { NoBreakNumbers, Unknown } from '../figures/FigureText.tsx';
import { formatCount } from '../format.ts';
import { playerPath } from '../paths.ts';
import { isGoalie, formatPositions } from '../playerText.ts';
import styles from './PlayerOfTheDay.module.css';

export function PlayerOfTheDay({ player }: { player: PlayerSummary }) {
  const { assists, goals, gp, points, positions, slug, wins } = player;
  const figures: [string, number | null][] = isGoalie(player)
    ? [
        [STATS.gp.label, gp],
        [STATS.wins.label, wins],
      ]
    : [
        [STATS.gp.label, gp],
        [STATS.goals.label, goals],
        [STATS.assists.label, assists],
        [STATS.points.label, points],
      ];
  return (
    <article className="card linked stack positioned gap-1 content-start pad-4">
      <p className="caption">Player of the day</p>
      <CardTitle level={3} href={playerPath(slug)}>
        {formatFullName(player)}
      </CardTitle>
      <p className="semibold">
        <NoBreakNumbers text={`${formatPositions(positions)} · ${formatYears(player)}`} />
      </p>
      <dl className={`row align-stretch space-2 ${styles.figures}`}>
        {figures.map(([label, value]) => (
          <div key={label}>
            <dt className="caption">{label}</dt>
            <dd className={`display-figure ${styles.value}`}>
              {value === null ? <Unknown /> : formatCount(value)}
            </dd>
          </div>
        ))}
      </dl>
    </article>
  );
}
