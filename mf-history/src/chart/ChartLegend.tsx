import styles from './ChartLegend.module.css';

export function ChartLegend() {
  return (
    <div className="caption row align-stretch gap-0-4">
      <p className="row align-stretch gap-0-4">
        <span>
          <span className={`${styles.bar} ${styles.run}`} /> Made the playoffs
        </span>
        <span>
          <span className={styles.bar} /> Missed the playoffs
        </span>
        <span>
          <span className={styles.gap} /> Not played
        </span>
      </p>
      <p className={styles.meaning}>
        Points percentage is the share of available points a team earned: two for a win, one for a
        tie or an overtime loss. .500 means it earned half.{' '}
        <span className={styles.keys}>
          Use the arrow keys to move between seasons and Enter to open one.
        </span>
      </p>
    </div>
  );
}
