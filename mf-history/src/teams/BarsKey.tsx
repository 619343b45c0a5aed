import styles from './BarsKey.module.css';

/** What the bars above each list say; for the eye only, as they are. */
export function BarsKey() {
  return (
    <p className={styles.key} aria-hidden="true">
      Each bar is a season’s share of the points it played for:{' '}
      <span className={styles.entry}>
        <span className={`${styles.bar} ${styles.playoffs}`} /> reached the playoffs,
      </span>{' '}
      <span className={styles.entry}>
        <span className={styles.bar} /> did not,
      </span>{' '}
      <span className={styles.entry}>
        <span className={styles.half} /> half of the points.
      </span>
    </p>
  );
}
