import { getEraClass } from '@desert/kit';
import { formatFraction } from '../format.ts';
import type { Chart, ChartColumn } from './chart.ts';
import { TICKS, createXScale, toChartY } from './scale.ts';
import { SeasonColumn } from './SeasonColumn.tsx';
import type { useSelectedColumn } from './useSelectedColumn.ts';
import styles from './Plot.module.css';

interface PlotProps {
  chart: Chart;
  picked: ChartColumn | undefined;
  handlers: ReturnType<typeof useSelectedColumn>['handlers'];
  labelledBy: string;
}

export function Plot({ chart, picked, handlers, labelledBy }: PlotProps) {
  const x = createXScale(chart.slots);
  return (
    <svg className={styles.plot} role="group" aria-labelledby={labelledBy} {...handlers}>
      <g aria-hidden="true">
        {TICKS.map((share) => (
          <g key={share}>
            <line className={styles.grid} x2="100%" y1={toChartY(share)} y2={toChartY(share)} />
            <text className={styles.share} y={toChartY(share)}>
              {formatFraction(share)}
            </text>
          </g>
        ))}
        {chart.gaps.map((slot) => (
          <line key={slot} className={styles.gap} x1={x(slot + 0.5)} x2={x(slot + 0.5)} y2="100%" />
        ))}
        {chart.decades.map(({ slot, year }) => (
          <text key={year} className={styles.year} x={x(slot + 0.5)} y="100%">
            {year}
          </text>
        ))}
      </g>
      {chart.bands.map(({ place, slot, columns }) => (
        <g key={slot} className={getEraClass(columns[0]?.team.year ?? '')}>
          <line className={styles.border} x1={x(slot)} x2={x(slot)} y2="100%" />
          <text className={styles.place} x={x(slot)} aria-hidden="true">
            {place}
          </text>
          {columns.map((column) => (
            <SeasonColumn
              key={column.slot}
              column={column}
              picked={column.slot === picked?.slot}
              x={x}
            />
          ))}
        </g>
      ))}
    </svg>
  );
}
