import type { MouseEvent } from 'react';
import { useAddress } from '../router.tsx';
import type { PagedList } from './usePagedList.ts';
import styles from '../ui/Button.module.css';

export interface MoreLinkProps {
  list: Pick<PagedList<unknown>, 'next' | 'waiting' | 'more'>;
  /** 'More items' */
  children: string;
}

/** Adds the next page to a list; without JavaScript a link to it. Nothing at the list's end. */
export function MoreLink({ list, children }: MoreLinkProps) {
  const { path } = useAddress();
  if (list.next === undefined) return null;
  const cursor = new URLSearchParams(list.next.split('?')[1]).get('cursor') ?? '';
  function add(event: MouseEvent) {
    event.preventDefault();
    if (!list.waiting) list.more();
  }
  return (
    <a
      className={`${styles.button} ${styles.quiet}`}
      href={`${path}?cursor=${encodeURIComponent(cursor)}`}
      aria-disabled={list.waiting}
      onClick={add}
    >
      {list.waiting ? 'Loading...' : children}
    </a>
  );
}
