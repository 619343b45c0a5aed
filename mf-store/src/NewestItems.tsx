import type { Item } from '@desert/contract/merch';
import { Shelf } from '@desert/kit';
import { formatPrice } from './price.ts';

/** What was put up for sale last, for the home page. */
export function NewestItems({ items }: { items: Item[] }) {
  if (items.length === 0) return <p>Nothing is for sale just now. Yours could be the first.</p>;
  return (
    <Shelf
      records={items.map(({ id, name, price, images }) => ({
        id,
        href: `/merch/${id}`,
        title: name,
        image: images[0],
        line: formatPrice(price),
      }))}
    />
  );
}
