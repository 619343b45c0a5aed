import { qualified } from '../playoffs.ts';
import { type Era, pointsShare, type Scale } from './eras.ts';
import styles from './EraBars.module.css';

const HEIGHT = 60;
const STEP = 10;
const BAR = 8;

interface EraBarsProps {
  era: Era;
  scale: Scale;
}

/** One bar a season: the share of points it won. The list below says the same in figures. */
export function EraBars({ era, scale }: EraBarsProps) {
  const heightOf = (share: number) => (HEIGHT * share) / scale.best;
  const half = HEIGHT - heightOf(0.5);
  return (
    <svg
      className={styles.bars}
      viewBox={`0 0 ${scale.seasons * STEP} ${HEIGHT}`}
      preserveAspectRatio="none"
      aria-hidden="true"
      focusable="false"
    >
      {era.seasons.map(({ year, team }, index) => {
        if (!team) return null;
        const height = heightOf(pointsShare(team));
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
      <line className={styles.half} x2={scale.seasons * STEP} y1={half} y2={half} />
    </svg>
  );
}
