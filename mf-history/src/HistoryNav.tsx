import { Link } from '@desert/kit';
import styles from './HistoryNav.module.css';

const PLACES = {
  seasons: { label: 'Seasons', path: '/history' },
  players: { label: 'Players', path: '/history/players' },
  leaders: { label: 'Leaders', path: '/history/leaders' },
  games: { label: 'Opponents', path: '/history/against' },
  compare: { label: 'Compare', path: '/history/compare' },
} as const;

export type Place = keyof typeof PLACES;

interface HistoryNavProps {
  current: Place;
  part?: boolean;
}

export function HistoryNav({ current, part = false }: HistoryNavProps) {
  return (
    <nav className={styles.nav} aria-label="History">
      <ul className={styles.places}>
        {Object.entries(PLACES).map(([place, { label, path }]) => (
          <li key={place}>
            <Link
              className={`target ${styles.place}`}
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
