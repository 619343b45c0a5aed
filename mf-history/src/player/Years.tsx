import type { PlayerDetail } from '@desert/contract/history/players';
import { formatYears } from '@desert/contract/history/seasons';
import { useId } from 'react';
import { NoBreakNumbers } from '../figures/FigureText.tsx';
import { buildYearsChart } from './years.ts';
import { YearsPlot } from './YearsPlot.tsx';
import styles from './Years.module.css';

export function Years({ player }: { player: PlayerDetail }) {
  const headingId = useId();
  const chart = buildYearsChart(player);
  if (player.lines.length < 2) return null;
  const { label, slots, absent, most } = chart;
  const { best_season: best, first_season, last_season } = player;
  const peak = best ? `, with a high of ${most} in ${best}` : '';
  return (
    <section aria-labelledby={headingId}>
      <h2 id={headingId} className={styles.heading}>
        {label} by season
      </h2>
      <figure className={styles.chart}>
        <YearsPlot
          chart={chart}
          best={best}
          text={`${label} by season, ${formatYears(player)}${peak}. The table below lists every season.`}
        />
        <div className="caption spread tight space-1 flex" aria-hidden="true">
          <span className="unbroken">{first_season}</span>
          {slots.length > 1 && <span className="unbroken">{last_season}</span>}
        </div>
        {absent && (
          <figcaption className="caption">
            <NoBreakNumbers text={absent} />
          </figcaption>
        )}
      </figure>
    </section>
  );
}
