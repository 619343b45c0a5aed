import type { Leader } from './leaders.ts';
import styles from './Leaders.module.css';

/** The season's best, at a glance. */
export function Leaders({ leaders }: { leaders: Leader[] }) {
  return (
    <dl className={styles.leaders} aria-label="Team leaders">
      {leaders.map(({ statistic, names, value }) => (
        <div key={statistic} className={`card ${styles.leader}`}>
          <dt className={`caption ${styles.statistic}`}>{statistic}</dt>
          <dd className={styles.value}>{value}</dd>
          <dd className={styles.names}>{names.join(', ')}</dd>
        </div>
      ))}
    </dl>
  );
}
