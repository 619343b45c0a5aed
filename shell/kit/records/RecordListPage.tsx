import { countTotal } from '@desert/contract/records/paging';
import { type Key, memo, type ReactNode, useMemo } from 'react';
import { Link } from '../app/Link.tsx';
import { useAddress } from '../app/router.tsx';
import { useViewer } from '../app/session.ts';
import { ButtonLink } from '../ui/Button.tsx';
import { EmptyNote } from '../ui/EmptyNote.tsx';
import { SignInButton } from '../ui/SignInButton.tsx';
import { ChosenFilters } from './filters/ChosenFilters.tsx';
import { FilterPlace } from './filters/FilterPlace.tsx';
import { buildFirstPageAddress, readChosenFilters, type ListFilter } from './filters/filters.ts';
import { NoMatches } from './filters/NoMatches.tsx';
import { tagFilter } from './filters/tagFilter.ts';
import { newRecordPath, type KindDescription } from './kindDescription.ts';
import { MoreLink } from './MoreLink.tsx';
import { usePagedList } from './usePagedList.ts';
import styles from './lists.module.css';

interface RecordListPageProps<T> {
  kind: KindDescription;
  first: string;
  heading: string;
  children: ReactNode;
  write: string;
  signIn: string;
  label: string;
  empty: string;
  newest?: string;
  filters?: readonly ListFilter[];
  /** Sets `--columns` (`grid-template-columns`) and `--gap` of the cards' grid. */
  className?: string | undefined;
  /** The same function at each render, so that cards are rendered once. */
  renderCard: (record: T, at: number) => ReactNode;
}

/** List page of a record kind with filters. Links to the form, which visitors reach through the sign-in. */
export function RecordListPage<T extends { id: Key }>(props: RecordListPageProps<T>) {
  const { kind, heading, write, signIn, label, empty, newest, renderCard } = props;
  const list = usePagedList<T>(props.first);
  const { search } = useAddress();
  const viewer = useViewer();
  const picked = props.filters;
  const filters = [...(picked ?? []), tagFilter(list.records)];
  const texts = new URLSearchParams(props.first.split('?')[1]).get('texts') ?? '';
  // The same in each render, as long as the form is not hydrated.
  const form = useMemo(
    () => ({ counted: { ...kind, texts }, filters: [...(picked ?? []), tagFilter([])] }),
    [kind, texts, picked],
  );
  const older = new URLSearchParams(search).has('cursor');
  const chosen = readChosenFilters(filters, search);
  const isSorted = chosen.some(({ name }) => name === 'sort');
  return (
    <div className={`stack gap-5 ${props.className}`}>
      <header className={`stack tight content-start justify-start ${styles.header}`}>
        <h1>{heading}</h1>
        {props.children}
        {viewer ? (
          <ButtonLink href={newRecordPath(kind, search)}>{write}</ButtonLink>
        ) : (
          <SignInButton next={newRecordPath(kind, search)}>{signIn}</SignInButton>
        )}
      </header>
      <div className={`stack gap-5 content-start shrinks ${styles.feed}`}>
        {form.filters.length > 1 && <FilterPlace path={kind.path} {...form} />}
        <ChosenFilters path={kind.path} filters={filters}>
          {list.total && countTotal(list.total, kind.word, kind.plural)}
        </ChosenFilters>
        {newest !== undefined && older && (
          <Link href={buildFirstPageAddress(kind.path, search)}>
            {isSorted ? 'Back to the start' : newest}
          </Link>
        )}
        {list.records.length === 0 && (
          <EmptyNote>
            {chosen.length > 0 ? (
              <NoMatches
                path={kind.path}
                author={chosen.find(({ name }) => name === 'author')?.text}
              />
            ) : (
              empty
            )}
          </EmptyNote>
        )}
        {list.records.length > 0 && (
          <ul className={`stack fill ${styles.records}`} aria-label={label}>
            {list.records.map((record, at) => (
              <ListItem key={record.id} record={record} at={at} renderCard={renderCard} />
            ))}
          </ul>
        )}
        <MoreLink list={list}>{`More ${kind.plural}`}</MoreLink>
      </div>
    </div>
  );
}

interface ListItemProps<T> extends Pick<RecordListPageProps<T>, 'renderCard'> {
  record: T;
  at: number;
}

/** A card, memoized so that loading the next page renders only the cards of that page. */
const ListItem = memo(function ListItem<T>({ record, at, renderCard }: ListItemProps<T>) {
  return <li>{renderCard(record, at)}</li>;
}) as <T>(props: ListItemProps<T>) => ReactNode;
