import { createXScale } from '../chart/scale.ts';
import type { YearsChart } from './years.ts';
import styles from './YearsPlot.module.css';

/** Margin on each side of a bar, as a share of its slot. */
const MARGIN = 0.12;

/** Maximum width of a season's slot, in rem. */
const MAX_BAR_WIDTH = 4;

interface YearsPlotProps {
  chart: YearsChart;
  best: string | null;
  text: string;
}

export function YearsPlot({ chart: { slots, most }, best, text }: YearsPlotProps) {
  const x = createXScale(slots.length);
  return (
    <svg
      className={styles.plot}
      width={`${slots.length * MAX_BAR_WIDTH}rem`}
      role="img"
      aria-label={text}
    >
      {slots.map((slot, at) =>
        slot === null ? (
          // oxlint-disable-next-line react/no-array-index-key -- a season is its place
          <line key={at} className={styles.gap} x1={x(at + 0.5)} x2={x(at + 0.5)} y2="100%" />
        ) : (
          <g key={slot.year} className={slot.year === best ? styles.best : undefined}>
            <rect
              className={styles.bar}
              x={x(at + MARGIN)}
              y={toTopOffset(slot.value, most)}
              width={x(1 - 2 * MARGIN)}
              height={toPlotPercentage((slot.value ?? 0) / most)}
            />
            <text className={styles.value} x={x(at + 0.5)} y={toTopOffset(slot.value, most)}>
              {slot.value ?? '–'}
            </text>
          </g>
        ),
      )}
      <line className={styles.ground} x2="100%" y1="100%" y2="100%" />
    </svg>
  );
}

const toPlotPercentage = (share: number) => `${(100 * share).toFixed(2)}%`;

function toTopOffset(value: number | null, most: number): string {
  return toPlotPercentage(1 - (value ?? 0) / most);
}
