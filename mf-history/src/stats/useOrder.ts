import { useState } from 'react';
import type { Column } from './column.ts';
import type { Order } from './sort.ts';

/** The order of a table: the first click on a column takes its own direction, the next turns it. */
export function useOrder<Row>(first: Order) {
  const [order, setOrder] = useState(first);
  const [announcement, setAnnouncement] = useState('');

  function orderBy({ key, label, first }: Column<Row>) {
    const next = order.column === key ? turned(order) : { column: key, direction: first };
    setOrder(next);
    setAnnouncement(`Sorted by ${label}, ${next.direction}`);
  }

  return { order, orderBy, announcement };
}

function turned({ column, direction }: Order): Order {
  return { column, direction: direction === 'ascending' ? 'descending' : 'ascending' };
}
