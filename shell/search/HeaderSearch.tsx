import { canonicalPath } from '@desert/contract/pages/head';
import { Link, useNavigate } from '@desert/kit';
import Search from 'lucide-react/icons/search';
import { useEffect } from 'react';
import { SearchField } from './SearchField.tsx';
import { SEARCH_PATH } from './searchPath.ts';
import styles from './HeaderSearch.module.css';

/** Search field, or a link to the search page on narrow screens. The "/" key focuses or follows it. */
export function HeaderSearch({ currentPath }: { currentPath: string }) {
  const navigate = useNavigate();

  useEffect(() => {
    function find(event: KeyboardEvent) {
      const { key, ctrlKey, metaKey, altKey, target } = event;
      if (key !== '/' || ctrlKey || metaKey || altKey) return;
      if ((target as Element).closest('input, textarea, select, dialog')) return;
      event.preventDefault();
      const field = document.querySelector<HTMLInputElement>('search input');
      if (!field?.checkVisibility()) return navigate(SEARCH_PATH);
      field.focus();
      field.select();
    }
    document.addEventListener('keydown', find);
    return () => document.removeEventListener('keydown', find);
  }, [navigate]);

  return (
    <div className={styles.search}>
      {canonicalPath(currentPath) !== SEARCH_PATH && (
        <>
          <SearchField />
          <Link href={SEARCH_PATH} className={`round inherit ${styles.link}`} aria-label="Search">
            <Search size="1.5rem" aria-hidden="true" />
          </Link>
        </>
      )}
    </div>
  );
}
