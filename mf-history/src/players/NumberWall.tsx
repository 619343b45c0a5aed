import { Link, listAddress } from '@desert/kit';
import { PLAYERS_PATH } from './playerFilters.ts';
import styles from './NumberWall.module.css';

const NUMBERS = Array.from({ length: 100 }, (_, number) => `${number}`);

/** Every number that a sweater can have, each leading to who wore it. @param props.chosen the one that is shown, if any */
export function NumberWall({ chosen }: { chosen: string }) {
  return (
    <details className={`card ${styles.wall}`}>
      <summary className={styles.summary}>The wall of numbers</summary>
      <ul className={styles.numbers} aria-label="The wall of numbers">
        {NUMBERS.map((number) => (
          <li key={number}>
            <Link
              className={styles.number}
              href={listAddress(PLAYERS_PATH, [['number', number]])}
              aria-current={number === chosen ? 'page' : undefined}
            >
              {number}
            </Link>
          </li>
        ))}
      </ul>
    </details>
  );
}
