import { formatFraction } from '../format.ts';
import { seasonPath } from '../paths.ts';
import { hasReachedPlayoffs } from '../winLoss.ts';
import type { ChartColumn } from './chart.ts';
import { toChartHeight, toChartY } from './scale.ts';
import styles from './SeasonColumn.module.css';

/** Margin on each side of a bar, as a share of its slot. */
const MARGIN = 0.14;

interface SeasonColumnProps {
  column: ChartColumn;
  picked: boolean;
  x: (slot: number) => string;
}

export function SeasonColumn({ column: { team, slot, share }, picked, x }: SeasonColumnProps) {
  const { year, team_name, playoffs } = team;
  const run = hasReachedPlayoffs(playoffs);
  return (
    <a
      className={picked ? `${styles.column} ${styles.picked}` : styles.column}
      href={seasonPath(year)}
      tabIndex={picked ? 0 : -1}
      aria-label={`${year} ${team_name}: ${formatFraction(share)}, ${playoffs}`}
    >
      <rect className={styles.slot} x={x(slot)} width={x(1)} height="100%" />
      <rect
        className={run ? styles.run : styles.bar}
        x={x(slot + MARGIN)}
        y={toChartY(share)}
        width={x(1 - 2 * MARGIN)}
        height={toChartHeight(share)}
      />
      {run && <circle className={styles.dot} cx={x(slot + 0.5)} cy={toChartY(share)} />}
    </a>
  );
}
