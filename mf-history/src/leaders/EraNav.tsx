import { type EraId, ERAS } from '@desert/contract/seasons';
import { Link } from '@desert/kit';
import { leadersPath } from './leadersName.ts';
import styles from './EraNav.module.css';

interface EraNavProps {
  /** '' for the best by each. */
  figure: string;
  /** Null for the whole franchise. */
  era: EraId | null;
}

/** Links to the same leaders of the whole franchise, and of each of its names. */
export function EraNav({ figure, era }: EraNavProps) {
  const eras = [{ id: null, name: 'Entire franchise' }, ...ERAS] as const;
  return (
    <nav aria-label="Teams">
      <ul className={styles.eras}>
        {eras.map(({ id, name }) => (
          <li key={name}>
            <Link
              className={`target pill ${styles.era}`}
              href={leadersPath(figure, id)}
              aria-current={id === era ? 'page' : undefined}
            >
              {name}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
