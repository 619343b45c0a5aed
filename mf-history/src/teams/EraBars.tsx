import { qualified } from '../playoffs.ts';
import { parseRecord, pointsPercentage } from '../record.ts';
import type { Era } from './eras.ts';
import styles from './EraBars.module.css';

const HEIGHT = 64;
const STEP = 10;
const BAR = 8;

interface EraBarsProps {
  era: Era;
  /** Bars that fill the whole width. */
  longest: number;
}

/** One bar a season: the share of points it won. The list below says the same in figures. */
export function EraBars({ era, longest }: EraBarsProps) {
  const width = longest * STEP;
  return (
    <svg
      className={styles.bars}
      viewBox={`0 0 ${width} ${HEIGHT}`}
      preserveAspectRatio="none"
      aria-hidden="true"
      focusable="false"
    >
      {era.seasons.map(({ year, team }, index) => {
        if (!team) return null;
        const height = HEIGHT * pointsPercentage(parseRecord(year, team.record));
        return (
          <rect
            key={year}
            className={qualified(team.playoffs) ? styles.playoffs : styles.missed}
            x={index * STEP}
            y={HEIGHT - height}
            width={BAR}
            height={height}
          />
        );
      })}
      <line
        className={styles.half}
        x2={era.seasons.length * STEP - (STEP - BAR)}
        y1={HEIGHT / 2}
        y2={HEIGHT / 2}
      />
    </svg>
  );
}
