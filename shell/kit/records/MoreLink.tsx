import type { MouseEvent } from 'react';
import { SOMETHING_WENT_WRONG } from '../app/api.ts';
import { useAddress } from '../app/router.tsx';
import type { PagedList } from './usePagedList.ts';
import buttons from '../ui/Button.module.css';
import styles from './lists.module.css';

interface MoreLinkProps {
  list: Pick<PagedList<unknown>, 'next' | 'waiting' | 'failed' | 'more'>;
  cursorName?: string;
  children: string;
}

/** Link that appends the next page of a list, or opens it without JavaScript. Renders nothing after the last page. */
export function MoreLink({ list, cursorName = 'cursor', children }: MoreLinkProps) {
  const { path, search } = useAddress();
  if (list.next === undefined) return null;
  const cursor = new URLSearchParams(list.next.split('?')[1]).get('cursor') ?? '';
  const query = new URLSearchParams(search);
  query.set(cursorName, cursor);
  function add(event: MouseEvent) {
    event.preventDefault();
    list.more();
  }
  return (
    <div className={`stack gap-0 ${styles.more}`}>
      <p role="alert">{list.failed && SOMETHING_WENT_WRONG}</p>
      <a
        className={`${buttons.button} ${buttons.quiet}`}
        href={`${path}?${query.toString()}`}
        aria-disabled={list.waiting}
        data-hydrates
        onClick={add}
      >
        {list.waiting ? 'Loading...' : children}
      </a>
    </div>
  );
}
