import { useId } from 'react';
import { SeasonCard } from '../SeasonCard.tsx';
import type { Era } from '../teams/eras.ts';
import { buildChart } from './chart.ts';
import { ChartLegend } from './ChartLegend.tsx';
import { Plot } from './Plot.tsx';
import { useSelectedColumn } from './useSelectedColumn.ts';
import styles from './SeasonsChart.module.css';

export function SeasonsChart({ eras }: { eras: Era[] }) {
  const headingId = useId();
  const chart = buildChart(eras);
  const { picked, best, handlers } = useSelectedColumn(chart);
  return (
    <section className={`stack tight space-5 ${styles.chart}`}>
      <h2 id={headingId}>Points percentage by season</h2>
      {picked && <SeasonCard team={picked.team} best={picked.share === best?.share} />}
      <div className={styles.scroll}>
        <Plot chart={chart} picked={picked} handlers={handlers} labelledBy={headingId} />
      </div>
      <ChartLegend />
    </section>
  );
}
