import { announce } from '@desert/kit';
import { useState } from 'react';
import type { Column } from './columns.ts';
import type { SortOrder } from './sort.ts';

/**
 * The order of a table: the first click on a column takes its own direction, the next turns it.
 * @param title of the table, for the screen reader's message
 */
export function useSortOrder<Row>(title: string, first: SortOrder) {
  const [order, setOrder] = useState(first);

  function orderBy({ key, label, first = 'descending' }: Column<Row>) {
    const turned = order.direction === 'ascending' ? 'descending' : 'ascending';
    const direction = order.column === key ? turned : first;
    setOrder({ column: key, direction });
    announce(`${title}: Sorted by ${label.toLowerCase()}, ${direction}`);
  }

  return { order, orderBy };
}
