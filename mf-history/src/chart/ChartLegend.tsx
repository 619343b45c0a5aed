import styles from './ChartLegend.module.css';

/** What the chart's marks stand for, and how to walk it. */
export function ChartLegend() {
  return (
    <div className={`caption row ${styles.key}`}>
      <p className={`row ${styles.marks}`}>
        <span>
          <span className={`${styles.bar} ${styles.run}`} /> reached the playoffs
        </span>
        <span>
          <span className={styles.bar} /> did not
        </span>
        <span>
          <span className={styles.gap} /> not played
        </span>
      </p>
      <p className={styles.meaning}>
        Points percentage: the share of the points a team played for, two for a win and one for a
        tie or an overtime loss. .500 is half of them.{' '}
        <span className={styles.keys}>Arrow keys walk from season to season, Enter opens one.</span>
      </p>
    </div>
  );
}
