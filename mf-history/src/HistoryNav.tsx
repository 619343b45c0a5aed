import { Link } from '@desert/kit';
import styles from './HistoryNav.module.css';

const PLACES = {
  seasons: { label: 'Seasons', path: '/history' },
  games: { label: 'Games', path: '/history/games' },
  players: { label: 'Players', path: '/history/players' },
  leaders: { label: 'Leaders', path: '/history/leaders' },
  records: { label: 'Records', path: '/history/records' },
  more: { label: 'More', path: '/history/more' },
} as const;

export type Place = keyof typeof PLACES;

interface HistoryNavProps {
  current: Place;
  part?: boolean;
}

export function HistoryNav({ current, part = false }: HistoryNavProps) {
  return (
    <nav className={styles.nav} aria-label="History">
      <ul className={`positioned flex gap-5 lifted ${styles.places}`} data-scrolls-to-current>
        {Object.entries(PLACES).map(([place, { label, path }]) => (
          <li key={place}>
            <Link
              className={`target inherit semibold undecorated ${styles.place}`}
              href={path}
              aria-current={place === current ? (part ? 'true' : 'page') : undefined}
            >
              {label}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
