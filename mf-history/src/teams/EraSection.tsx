import { STATS } from '@desert/contract/history/figures';
import { getEraClass } from '@desert/kit';
import { type Era, toEraElementId, formatEraSpan, countEraTotals } from './eras.ts';
import { SeasonChip } from './SeasonChip.tsx';
import { SeasonRow } from './SeasonRow.tsx';
import styles from './EraSection.module.css';

interface EraSectionProps {
  era: Era;
}

export function EraSection({ era }: EraSectionProps) {
  const { seasons, playoffs } = countEraTotals(era);
  return (
    <section
      className={`card ${styles.era} ${getEraClass(era.seasons[0]?.year ?? '')}`}
      aria-labelledby={toEraElementId(era)}
    >
      <h2 id={toEraElementId(era)}>{era.teamName}</h2>
      <p className="caption space-1">
        {`${formatEraSpan(era)} · ${seasons} ${seasons === 1 ? 'season' : 'seasons'}, ${playoffs} ${playoffs === 1 ? 'playoff trip' : 'playoff trips'}`}
      </p>
      <ul
        className={`stack gap-2 space-3 ${styles.chips}`}
        aria-label={`Seasons of the ${era.teamName}`}
      >
        {era.seasons.map((season) => (
          <SeasonChip key={season.year} season={season} />
        ))}
      </ul>
      <details className={styles.figures}>
        <summary className={`text-small ${styles.summary}`}>Season stats</summary>
        <div className={styles.scroll}>
          <table className={styles.seasons} aria-labelledby={toEraElementId(era)}>
            <thead>
              <tr>
                <th scope="col">Season</th>
                <th scope="col">Record</th>
                <th scope="col">
                  <span aria-hidden="true">{STATS.points_percentage.short}</span>
                  <span className="visually-hidden">{STATS.points_percentage.label}</span>
                </th>
                <th scope="col">Playoffs</th>
              </tr>
            </thead>
            <tbody>
              {era.seasons.map((season) => (
                <SeasonRow key={season.year} season={season} />
              ))}
            </tbody>
          </table>
        </div>
      </details>
    </section>
  );
}
