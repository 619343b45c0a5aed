import type { SeasonAlike } from '@desert/contract/history/players';
import { CardTitle } from '@desert/kit';
import { useId } from 'react';
import { NoBreakNumbers } from '../figures/FigureText.tsx';
import { seasonPath } from '../paths.ts';
import styles from './SeasonsAlike.module.css';

export function SeasonsAlike({ seasons }: { seasons: SeasonAlike[] }) {
  const headingId = useId();
  if (seasons.length === 0) return null;
  return (
    <section aria-labelledby={headingId}>
      <h2 id={headingId} className="part-heading">
        Similar seasons
      </h2>
      <ul className="stack tight">
        {seasons.map(({ year, team_name, record, reason }) => (
          <li key={year} className="card linked positioned pad-3">
            <CardTitle level={3} href={seasonPath(year)} className="text-body">
              <NoBreakNumbers text={`${year} ${team_name}, ${record}`} />
            </CardTitle>
            <p className={`space-1 text-small ${styles.reason}`}>
              <NoBreakNumbers text={reason} />
            </p>
          </li>
        ))}
      </ul>
    </section>
  );
}
