import { announce } from '@desert/kit';
import { useState } from 'react';
import type { Column } from './columns.ts';
import type { Order } from './sort.ts';

/**
 * The order of a table: the first click on a column takes its own direction, the next turns it.
 * @param title of the table, for the screen reader's message
 */
export function useOrder<Row>(title: string, first: Order) {
  const [order, setOrder] = useState(first);

  function orderBy({ key, label, first = 'descending' }: Column<Row>) {
    const next = order.column === key ? turned(order) : { column: key, direction: first };
    setOrder(next);
    announce(`${title}: Sorted by ${label}, ${next.direction}`);
  }

  return { order, orderBy };
}

function turned({ column, direction }: Order): Order {
  return { column, direction: direction === 'ascending' ? 'descending' : 'ascending' };
}
