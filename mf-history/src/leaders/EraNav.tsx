import { type EraId, ERAS } from '@desert/contract/seasons';
import { Link } from '@desert/kit';
import styles from './EraNav.module.css';

interface EraNavProps {
  /** The address of the page of an era; null is the whole franchise. */
  pathOf: (era: EraId | null) => string;
  /** Null for the whole franchise. */
  era: EraId | null;
}

/** Links to the same page of the whole franchise, and of each of its names. */
export function EraNav({ pathOf, era }: EraNavProps) {
  const eras = [{ id: null, name: 'Entire franchise' }, ...ERAS] as const;
  return (
    <nav aria-label="Teams">
      <ul className={styles.eras}>
        {eras.map(({ id, name }) => (
          <li key={name}>
            <Link
              className={`target pill ${styles.era}`}
              href={pathOf(id)}
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
