import { announce, replaceQuery, useAddress } from '@desert/kit';
import { useState } from 'react';
import type { Column } from './columns.ts';
import type { TableSort } from './Heading.tsx';
import type { SortOrder } from './sort.ts';

/** Sort order of a table, in the query: `?forwards=goals-descending`. Sorting by the same column reverses it. */
export function useSort<Row>(
  title: string,
  columns: readonly Column<Row>[],
  first: SortOrder,
): TableSort<Row> {
  const name = title.toLowerCase();
  const { search } = useAddress();
  const [order, setOrder] = useState(() => readSortOrder(search, name, columns) ?? first);

  function next({ key, first = 'descending' }: Column<Row>): SortOrder {
    const reversed = order.direction === 'ascending' ? 'descending' : 'ascending';
    return { column: key, direction: order.column === key ? reversed : first };
  }

  function queryOf(column: Column<Row>, search: string): string {
    const query = new URLSearchParams(search);
    query.set(name, `${column.key}-${next(column).direction}`);
    return `?${query}`;
  }

  return {
    order,
    hrefOf: (column) => queryOf(column, search),
    onSort(column) {
      replaceQuery(queryOf(column, window.location.search));
      setOrder(next(column));
      announce(`${title}: Sorted by ${column.label.toLowerCase()}, ${next(column).direction}`);
    },
  };
}

function readSortOrder<Row>(
  search: string,
  name: string,
  columns: readonly Column<Row>[],
): SortOrder | undefined {
  const [key, direction] = new URLSearchParams(search).get(name)?.split('-') ?? [];
  const column = columns.find((column) => column.key === key);
  return column && isDirection(direction) ? { column: column.key, direction } : undefined;
}

const isDirection = (text: string | undefined) => text === 'ascending' || text === 'descending';
