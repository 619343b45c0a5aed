import type { SeasonLog } from '@desert/contract/games';
import { useId } from 'react';
import styles from './PaceChart.module.css';

const WIDTH = 640;
const HEIGHT = 240;

interface PaceChartProps {
  log: Pick<SeasonLog, 'season' | 'games' | 'pace'>;
}

/** Chart of the points after each game, compared with the best, worst and average season of the franchise. */
export function PaceChart({ log: { season, games, pace } }: PaceChartProps) {
  const headingId = useId();
  const { best, worst, average } = pace;
  const own = games.flatMap(({ points }) => points ?? []);
  const most = Math.max(...best.points, ...own, ...average);
  const longest = Math.max(best.points.length, average.length, own.length);
  const place = (points: number, at: number) =>
    `${((at + 1) / longest) * WIDTH},${HEIGHT - (points / most) * HEIGHT}`;
  const line = (points: number[]) => ['0,' + HEIGHT, ...points.map(place)].join(' ');
  const lines = [
    { look: styles.best, label: `Best season, ${best.season}`, points: best.points },
    { look: styles.average, label: 'Average season', points: average },
    { look: styles.worst, label: `Worst season, ${worst.season}`, points: worst.points },
    { look: styles.own, label: season, points: own },
  ];
  return (
    <section aria-labelledby={headingId} className="stack tight">
      <h2 id={headingId}>Points, game by game</h2>
      <svg
        className={styles.chart}
        viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
        preserveAspectRatio="none"
        role="img"
        aria-label={`${own.at(-1) ?? 0} points after ${own.length} games; the best season of the franchise, ${best.season}, had ${best.points.at(-1)}, the worst, ${worst.season}, ${worst.points.at(-1)}.`}
      >
        {lines.map(({ look, label, points }) => (
          <polyline key={label} className={look} points={line(points)} />
        ))}
      </svg>
      <ul className={styles.legend}>
        {lines.toReversed().map(({ look, label, points }) => (
          <li key={label}>
            <svg className={styles.sample} viewBox="0 0 32 8" aria-hidden="true">
              <polyline className={look} points="0,4 32,4" />
            </svg>
            {`${label}: ${Math.round(points.at(-1) ?? 0)} points`}
          </li>
        ))}
      </ul>
    </section>
  );
}
