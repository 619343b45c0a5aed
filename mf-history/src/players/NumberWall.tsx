import { Link, listAddress } from '@desert/kit';
import { PLAYERS_PATH } from './playerFilters.ts';
import styles from './NumberWall.module.css';

const NUMBERS = Array.from({ length: 100 }, (_, number) => `${number}`);

const NAME = 'Wall of numbers';

export const KNOWN_NUMBERS =
  'Jersey numbers are known from 2002-03 on, and for only a few players before that.';

export function NumberWall({ chosen }: { chosen: string }) {
  return (
    <details className={`card fill ${styles.wall}`}>
      <summary className={`pad-block-2 ${styles.summary}`}>{NAME}</summary>
      <h2 className={styles.heading}>{NAME}</h2>
      <ul className={`stack gap-1 ${styles.numbers}`} aria-label={NAME}>
        {NUMBERS.map((number) => (
          <li key={number}>
            <Link
              className={`choice inherit undecorated sunken rounded ${styles.number}`}
              href={listAddress(PLAYERS_PATH, [['number', number]])}
              aria-current={number === chosen ? 'page' : undefined}
            >
              {number}
            </Link>
          </li>
        ))}
      </ul>
      <p className={`caption ${styles.note}`}>{KNOWN_NUMBERS}</p>
    </details>
  );
}
