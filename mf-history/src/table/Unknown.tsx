import styles from './Unknown.module.css';

/** A dash in the place of what nobody knows. */
export function Unknown() {
  return (
    <span className={styles.unknown}>
      <span aria-hidden="true">–</span>
      <span className="visually-hidden">unknown</span>
    </span>
  );
}
