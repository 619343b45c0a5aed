import { EraBars } from './EraBars.tsx';
import { type Era, eraId, eraSpan, eraTotals, type Scale } from './eras.ts';
import { SeasonRow } from './SeasonRow.tsx';
import styles from './EraSection.module.css';

const ACCENTS = [styles.green, styles.purple, styles.brick];

interface EraSectionProps {
  era: Era;
  /** The era's place in the story, from 0. */
  index: number;
  scale: Scale;
}

/** The seasons under one name: how they went, and the way to each. */
export function EraSection({ era, index, scale }: EraSectionProps) {
  const { seasons, playoffs } = eraTotals(era);
  return (
    <section
      className={`${styles.era} ${ACCENTS[index % ACCENTS.length]}`}
      aria-labelledby={eraId(era)}
    >
      <h2 id={eraId(era)} className={styles.heading}>
        {era.teamName}
      </h2>
      <p className={styles.facts}>
        {`${eraSpan(era)} · ${seasons} ${seasons === 1 ? 'season' : 'seasons'}, ${playoffs} in the playoffs`}
      </p>
      <EraBars era={era} scale={scale} />
      <ol className={styles.seasons}>
        {era.seasons.map((season) => (
          <SeasonRow key={season.year} season={season} />
        ))}
      </ol>
    </section>
  );
}
