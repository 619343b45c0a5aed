import { totalText } from '@desert/contract/paging';
import { SEARCH_KINDS, type SearchAnswer } from '@desert/contract/search';
import { Link } from '@desert/kit';
import { searchLabel } from '@desert/kit/shell';
import type { ReactNode } from 'react';
import { searchPath } from './searchPath.ts';
import styles from './Refine.module.css';

interface RefineProps {
  q: string;
  /** Of the page. */
  query: URLSearchParams;
  groups: SearchAnswer['groups'];
}

const SORTS = { '': 'Best', newest: 'Newest' };

/** Links to one kind of what was found, and to another order of it. */
export function Refine({ q, query, groups }: RefineProps) {
  const kind = query.get('kind') ?? '';
  const sort = query.get('sort') === 'newest' ? 'newest' : '';
  const kinds = SEARCH_KINDS.filter((name) => groups[name].count > 0 || name === kind);
  return (
    <div className={styles.refine}>
      <nav aria-label="Kinds">
        <ul className={styles.choices}>
          <li>
            <Choice href={searchPath(q, { sort })} chosen={kind === ''}>
              All
            </Choice>
          </li>
          {kinds.map((name) => (
            <li key={name}>
              <Choice href={searchPath(q, { kind: name, sort })} chosen={name === kind}>
                {searchLabel(name)} <span className={styles.count}>{totalText(groups[name])}</span>
              </Choice>
            </li>
          ))}
        </ul>
      </nav>
      <nav aria-label="Order" className={styles.order}>
        <span className="caption">Sort by</span>
        <ul className={styles.choices}>
          {Object.entries(SORTS).map(([name, label]) => (
            <li key={name}>
              <Choice href={searchPath(q, { kind, sort: name })} chosen={name === sort}>
                {label}
              </Choice>
            </li>
          ))}
        </ul>
      </nav>
    </div>
  );
}

interface ChoiceProps {
  href: string;
  chosen: boolean;
  children: ReactNode;
}

function Choice({ href, chosen, children }: ChoiceProps) {
  return (
    <Link href={href} className={`target pill ${styles.choice}`} aria-current={chosen}>
      {children}
    </Link>
  );
}
