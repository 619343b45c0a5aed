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
      <h2 id={headingId} className={styles.heading}>
        Similar seasons
      </h2>
      <ul className="stack tight">
        {seasons.map(({ year, team_name, record, reason }) => (
          <li key={year} className={`card linked ${styles.season}`}>
            <CardTitle level={3} href={seasonPath(year)} className={styles.name}>
              <NoBreakNumbers text={`${year} ${team_name}, ${record}`} />
            </CardTitle>
            <p className={styles.reason}>
              <NoBreakNumbers text={reason} />
            </p>
          </li>
        ))}
      </ul>
    </section>
  );
}
