import X from 'lucide-react/icons/x';
import type { ReactNode } from 'react';
import { Link } from '../../app/Link.tsx';
import { useAddress } from '../../app/router.tsx';
import { buildFirstPageAddress, readChosenFilters, type ListFilter } from './filters.ts';
import styles from './ChosenFilters.module.css';

interface ChosenFiltersProps {
  path: string;
  filters: readonly ListFilter[];
  children?: ReactNode;
}

/** The active filters of a list, each with a link that removes it. */
export function ChosenFilters({ path, filters, children }: ChosenFiltersProps) {
  const { search } = useAddress();
  const chosen = readChosenFilters(filters, search);
  if (chosen.length === 0) return children ? <p className="fill">{children}</p> : null;
  return (
    <ul className={`row fill gap-2-3 ${styles.chosen}`} aria-label="Active filters">
      {children && <li>{children}</li>}
      {chosen.map(({ name, label, text }) => (
        <li key={name}>
          <Link
            className={`target pill breakable ${styles.chip}`}
            href={buildFirstPageAddress(path, search, name)}
          >
            <span className="visually-hidden">Remove filter </span>
            <span>
              {label}: <bdi>{text}</bdi>
            </span>
            <X aria-hidden size={16} />
          </Link>
        </li>
      ))}
      <li>
        <Link className="target" href={path}>
          Clear all
        </Link>
      </li>
    </ul>
  );
}
