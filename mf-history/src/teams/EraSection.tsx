import { EraBars } from './EraBars.tsx';
import { type Era, eraSpan, eraTotals } from './eras.ts';
import { SeasonRow } from './SeasonRow.tsx';
import styles from './EraSection.module.css';

const ACCENTS = [styles.green, styles.purple, styles.brick];

interface EraSectionProps {
  era: Era;
  /** The era's place in the story, from 0. */
  index: number;
  /** Seasons in the longest era. */
  longest: number;
}

/** The seasons under one name: how they went, and the way to each. */
export function EraSection({ era, index, longest }: EraSectionProps) {
  const { seasons, playoffs } = eraTotals(era);
  const headingId = `era-${index + 1}`;
  return (
    <section
      className={`${styles.era} ${ACCENTS[index % ACCENTS.length]}`}
      aria-labelledby={headingId}
    >
      <h2 id={headingId}>{era.teamName}</h2>
      <p className={styles.facts}>
        {`${eraSpan(era)} · ${seasons} seasons, ${playoffs} in the playoffs`}
      </p>
      <EraBars era={era} longest={longest} />
      <ol className={styles.seasons}>
        {era.seasons.map((season) => (
          <SeasonRow key={season.year} season={season} />
        ))}
      </ol>
    </section>
  );
}
