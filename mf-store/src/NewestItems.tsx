import type { Item } from '@desert/contract/merch';
import { EmptyNote, Shelf } from '@desert/kit';
import { formatPrice } from './price.ts';

/** What was put up for sale last, for the home page. */
export function NewestItems({ items }: { items: Item[] }) {
  if (items.length === 0)
    return <EmptyNote>Nothing is for sale just now. Yours could be the first.</EmptyNote>;
  return (
    <Shelf
      records={items.map(({ id, name, price, images }) => ({
        id,
        href: `/merch/${id}`,
        title: name,
        image: images[0],
        line: <b>{formatPrice(price)}</b>,
      }))}
    />
  );
}
