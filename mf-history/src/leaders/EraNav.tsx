import { type EraId, ERAS } from '@desert/contract/history/seasons';
import { Link } from '@desert/kit';
import styles from './EraNav.module.css';

interface EraNavProps {
  pathOf: (era: EraId | null) => string;
  era: EraId | null;
}

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
