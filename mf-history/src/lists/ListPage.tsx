import { type HistoryList, LIST_PAGE_SIZE } from '@desert/contract/history/lists';
import {
  BackLink,
  ChosenFilters,
  EmptyNote,
  FilterForm,
  Link,
  type ListFilter,
  ShareButton,
  useAddress,
} from '@desert/kit';
import { AboutStats, Databank } from '../credits.tsx';
import { formatCount } from '../format.ts';
import { HistoryNav, type Place } from '../HistoryNav.tsx';
import { ScrollingTable } from '../table/DataTable.tsx';
import { Highlights } from './Highlights.tsx';
import { readSort, showColumns, sortPath, buildListAddress } from './listColumns.tsx';
import styles from './ListPage.module.css';

interface ListPageProps {
  list: HistoryList;
  path: string;
  place?: Place;
  back?: { href: string; label: string };
}

export function ListPage({ list, path, place = 'more', back }: ListPageProps) {
  const { search } = useAddress();
  const { title, about, notes, sort, group, rows, total, sources, attended } = list;
  const filters = listFilters(list);
  const columns = showColumns(list);
  const isGrouped = !new URLSearchParams(search).has('sort');
  return (
    <article className={`stack gap-5 ${styles.list}`}>
      <HistoryNav current={place} part />
      {back && <BackLink href={back.href}>{back.label}</BackLink>}
      <header className="stack tight">
        <h1>{title}</h1>
        <p className="measure text-large">{about}</p>
      </header>
      <Highlights list={list} />
      <FilterForm path={path} filters={filters} />
      <ChosenFilters path={path} filters={filters}>
        {`${formatCount(total)} ${total === 1 ? 'row' : 'rows'}`}
      </ChosenFilters>
      {rows.length === 0 ? (
        <EmptyNote>
          No matches. <Link href={path}>Show the whole list</Link>
        </EmptyNote>
      ) : (
        <ScrollingTable
          name={{ 'aria-label': title }}
          download={list.key}
          columns={columns}
          rows={rows}
          rowKey={(row) => rows.indexOf(row)}
          isMarked={(row) => attended?.includes(String(row['date'])) ?? false}
          groupOf={isGrouped && group ? (row) => String(row[group]) : undefined}
          sort={{
            order: readSort(sort),
            hrefOf: ({ key, first }) => sortPath(path, search, sort, key, first),
          }}
        />
      )}
      <Pages list={list} path={path} search={search} />
      <p>
        <ShareButton title={title} address={buildListAddress(path, search, {})} />
      </p>
      {notes.map((note) => (
        <p key={note} className="caption measure">
          {note}
        </p>
      ))}
      <AboutStats>
        <ul>
          {sources.map(({ name, url, license }) => (
            <li key={name}>
              {url ? <a href={url}>{name}</a> : name}
              {`: ${license}`}
            </li>
          ))}
        </ul>
        <Databank />
      </AboutStats>
    </article>
  );
}

function listFilters({ columns, choices }: HistoryList): ListFilter[] {
  return [
    { name: 'q', label: 'Search', input: { type: 'search', autoComplete: 'off', maxLength: 80 } },
    ...Object.entries(choices).map(([name, values]) => {
      const column = columns.find(({ key }) => key === name);
      const label = column?.label ?? name;
      return { name, label, choices: values.map((value) => [value, value] as const) };
    }),
    { name: 'sort', label: 'Sort by', hidden: true },
  ];
}

interface PagesProps {
  list: HistoryList;
  path: string;
  search: string;
}

function Pages({ list: { page, total, rows }, path, search }: PagesProps) {
  const first = (page - 1) * LIST_PAGE_SIZE + 1;
  const last = first + rows.length - 1;
  if (total <= LIST_PAGE_SIZE) return null;
  return (
    <nav className="row" aria-label="Pages">
      {page > 1 && (
        <Link
          className="target pill"
          rel="prev"
          href={buildListAddress(path, search, { page: page - 1 })}
        >
          Previous page
        </Link>
      )}
      <span className="figures">{`${first} to ${last} of ${formatCount(total)}`}</span>
      {last < total && (
        <Link
          className="target pill"
          rel="next"
          href={buildListAddress(path, search, { page: page + 1 })}
        >
          Next page
        </Link>
      )}
    </nav>
  );
}
