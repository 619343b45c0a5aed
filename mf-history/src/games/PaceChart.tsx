import type { SeasonLog } from '@desert/contract/history/games';
import { useId } from 'react';
import type { Column } from '../table/columns.ts';
import { ScrollingTable } from '../table/DataTable.tsx';
import styles from './PaceChart.module.css';

const WIDTH = 640;
const HEIGHT = 240;

/** Games between two ticks of the chart, and two rows of its table; points between two ticks. */
const GAMES_STEP = 20;
const ROWS_STEP = 10;
const POINTS_STEP = 25;

interface PaceChartProps {
  log: Pick<SeasonLog, 'season' | 'games' | 'pace'>;
}

interface Line {
  key: string;
  look: string | undefined;
  label: string;
  points: number[];
}

/** Chart of the points after each game, compared with the best, worst and average season of the franchise. */
export function PaceChart({ log }: PaceChartProps) {
  const headingId = useId();
  const lines = listPaceLines(log);
  const most = Math.max(...lines.flatMap(({ points }) => points));
  const longest = Math.max(...lines.map(({ points }) => points.length));
  const x = (games: number) => `${(100 * games) / longest}%`;
  const y = (points: number) => `${100 - (100 * points) / most}%`;
  const path = (points: number[]) =>
    [0, ...points]
      .map((value, at) => `${(at / longest) * WIDTH},${HEIGHT - (value / most) * HEIGHT}`)
      .join(' ');
  const listed = [...lines.slice(-1), ...lines.slice(0, -1)];
  const seasonPoints = listed[0]?.points ?? [];
  const { best, worst } = log.pace;
  return (
    <section aria-labelledby={headingId} className="stack tight">
      <h2 id={headingId}>Points, game by game</h2>
      <svg
        className={styles.chart}
        role="img"
        aria-label={`${seasonPoints.at(-1) ?? 0} points after ${seasonPoints.length} games; the best season of the franchise, ${best.season}, had ${best.points.at(-1)}, the worst, ${worst.season}, ${worst.points.at(-1)}.`}
      >
        {listAxisSteps(most, POINTS_STEP).map((points) => (
          <g key={points}>
            <line className={styles.grid} x2="100%" y1={y(points)} y2={y(points)} />
            <text className={styles.points} y={y(points)}>
              {points}
            </text>
          </g>
        ))}
        {listAxisSteps(longest, GAMES_STEP).map((games) => (
          <text key={games} className={styles.games} x={x(games)} y="100%">
            {games}
          </text>
        ))}
        <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} preserveAspectRatio="none">
          {lines.map(({ key, look, points }) => (
            <polyline key={key} className={look} points={path(points)} />
          ))}
        </svg>
      </svg>
      <p className="caption">Points in the standings by games played</p>
      <ul className={`row align-stretch text-small ${styles.legend}`}>
        {listed.map(({ key, look, label, points }) => (
          <li key={key}>
            <svg className={styles.sample} viewBox="0 0 32 8" aria-hidden="true">
              <polyline className={look} points="0,4 32,4" />
            </svg>
            {`${label}: ${points.at(-1) ?? 0} points`}
          </li>
        ))}
      </ul>
      <details>
        <summary className="pad-block-2 bold">The same numbers as a table</summary>
        <PaceTable lines={listed} games={longest} />
      </details>
    </section>
  );
}

function PaceTable({ lines, games }: { lines: Line[]; games: number }) {
  const rows = [...listAxisSteps(games - 1, ROWS_STEP), games].filter((value) => value > 0);
  const columns: Column<number>[] = [
    { key: 'games', label: 'Games', isRowHeading: true, value: (row) => row, renderCell: String },
    ...lines.map(({ key, label, points }) => ({
      key,
      label,
      value: (row: number) => points[row - 1] ?? '',
      format: String,
    })),
  ];
  return (
    <ScrollingTable
      name={{ 'aria-label': 'Points by games played' }}
      columns={columns}
      rows={rows}
      rowKey={(row) => row}
    />
  );
}

function listPaceLines({ season, games, pace }: PaceChartProps['log']): Line[] {
  const { best, worst, average, averaged = 1 } = pace;
  const label = `Average of the ${averaged} seasons with ${average.length} games`;
  return [
    {
      key: 'best',
      look: styles.best,
      label: `Best season, ${best.season}`,
      points: best.points,
    },
    // A season of a length of its own is its own average.
    ...(averaged > 1 ? [{ key: 'average', look: styles.average, label, points: average }] : []),
    {
      key: 'worst',
      look: styles.worst,
      label: `Worst season, ${worst.season}`,
      points: worst.points,
    },
    {
      key: 'own',
      look: styles.own,
      label: season,
      points: games.flatMap(({ points }) => points ?? []),
    },
  ];
}

function listAxisSteps(most: number, step: number): number[] {
  return Array.from({ length: Math.floor(most / step) + 1 }, (_, at) => at * step);
}
