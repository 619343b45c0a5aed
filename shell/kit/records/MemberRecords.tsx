import { type ComponentType, useId } from 'react';
import { Link } from '../app/Link.tsx';
import { useAddress } from '../app/router.tsx';
import { listAddress } from './filters/filters.ts';
import type { KindDescription } from './kindDescription.ts';
import { usePagedList } from './usePagedList.ts';

/** Props of the component that lists a section's newest records. */
export interface NewestProps<T> {
  records: T[];
  level?: 3 | 4;
  /** Whether the list is on its author's page, so that cards need not name the author. */
  ofMember?: boolean;
}

export interface MemberLists {
  heading: string;
  empty: string;
  /** A second list below, filtered by a query parameter; hidden if empty. */
  also?: { heading: string; filter: readonly [name: string, value: string] };
}

interface MemberRecordsProps<T> {
  kind: KindDescription;
  lists: MemberLists;
  addresses: Record<string, string>;
  Newest: ComponentType<NewestProps<T>>;
}

export function MemberRecords<T>({ kind, lists, addresses, Newest }: MemberRecordsProps<T>) {
  const { search } = useAddress();
  const author = new URLSearchParams(search).get('author') ?? '';
  const newest = usePagedList<T>(addresses['newest']);
  const others = usePagedList<T>(addresses['also']);
  const { heading, empty, also } = lists;
  const id = useId();

  const more = (filter: readonly (readonly [string, string])[]) => (
    <Link
      className="target self-start"
      href={listAddress(kind.path, [['author', author], ...filter])}
    >
      More {kind.plural}
    </Link>
  );

  return (
    <section className="stack tight" aria-labelledby={id}>
      <h2 id={id}>{heading}</h2>
      {newest.records.length > 0 ? (
        <Newest records={newest.records} ofMember />
      ) : (
        <p className="muted">{empty}</p>
      )}
      {newest.next !== undefined && more([])}
      {also && others.records.length > 0 && (
        <>
          <h3>{also.heading}</h3>
          <Newest records={others.records} ofMember />
          {others.next !== undefined && more([also.filter])}
        </>
      )}
    </section>
  );
}
