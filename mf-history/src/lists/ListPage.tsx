import { type HistoryList, LIST_PAGE_ROWS } from '@desert/contract/history/lists';
import {
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
import { HistoryNav } from '../HistoryNav.tsx';
import { DataTable } from '../table/DataTable.tsx';
import { readSort, showColumns, sortPath, withQuery } from './listColumns.tsx';
import styles from './ListPage.module.css';

export function ListPage({ list, path }: { list: HistoryList; path: string }) {
  const { search } = useAddress();
  const { title, about, notes, sort, group, rows, total, sources } = list;
  const filters = listFilters(list);
  const columns = showColumns(list);
  const isGrouped = !new URLSearchParams(search).has('sort');
  return (
    <article className={`stack gap-5 ${styles.list}`}>
      <HistoryNav current="more" part />
      <header className="stack tight">
        <h1>{title}</h1>
        <p className="measure text-large">{about}</p>
      </header>
      <FilterForm path={path} filters={filters} />
      <ChosenFilters path={path} filters={filters}>
        {`${formatCount(total)} ${total === 1 ? 'row' : 'rows'}`}
      </ChosenFilters>
      {rows.length === 0 ? (
        <EmptyNote>
          No matches. <Link href={path}>Show the whole list</Link>
        </EmptyNote>
      ) : (
        <DataTable
          name={{ 'aria-label': title }}
          narrow="scrolls"
          columns={columns}
          rows={rows}
          rowKey={(row) => rows.indexOf(row)}
          groupOf={isGrouped && group ? (row) => String(row[group]) : undefined}
          sort={{
            order: readSort(sort),
            hrefOf: ({ key, first }) => sortPath(path, search, sort, key, first),
          }}
        />
      )}
      <Pages list={list} path={path} search={search} />
      <p>
        <ShareButton title={title} address={withQuery(path, search, {})} />
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
  const first = (page - 1) * LIST_PAGE_ROWS + 1;
  const last = first + rows.length - 1;
  if (total <= LIST_PAGE_ROWS) return null;
  return (
    <nav className="row" aria-label="Pages">
      {page > 1 && (
        <Link className="target pill" rel="prev" href={withQuery(path, search, { page: page - 1 })}>
          Previous page
        </Link>
      )}
      <span className="figures">{`${first} to ${last} of ${formatCount(total)}`}</span>
      {last < total && (
        <Link className="target pill" rel="next" href={withQuery(path, search, { page: page + 1 })}>
          Next page
        </Link>
      )}
    </nav>
  );
}
