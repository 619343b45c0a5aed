import { formatFraction } from '../format.ts';
import { qualified } from '../playoffs.ts';
import { seasonPath } from '../seasonYear.ts';
import type { Column } from './chart.ts';
import { heightOf, yOf } from './scale.ts';
import styles from './SeasonColumn.module.css';

/** The part of its slot that a bar leaves free on either side. */
const MARGIN = 0.14;

interface SeasonColumnProps {
  column: Column;
  picked: boolean;
  /** The x scale: where a slot begins. */
  x: (slot: number) => string;
}

/** A season in the chart: a bar as high as its points percentage, with a dot for a play-off run. */
export function SeasonColumn({ column: { team, slot, share }, picked, x }: SeasonColumnProps) {
  const { year, team_name, playoffs } = team;
  const run = qualified(playoffs);
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
        y={yOf(share)}
        width={x(1 - 2 * MARGIN)}
        height={heightOf(share)}
      />
      {run && <circle className={styles.dot} cx={x(slot + 0.5)} cy={yOf(share)} />}
    </a>
  );
}
