import type { Item } from '@desert/contract/merch';
import { EmptyNote, Shelf } from '@desert/kit';
import { formatPrice } from './price.ts';

/** The newest items, for the home page. */
export function NewestItems({ records: items }: { records: Item[] }) {
  if (items.length === 0)
    return <EmptyNote>Nothing is for sale just now. Yours could be the first.</EmptyNote>;
  return (
    <Shelf
      records={items.map(({ id, name, description, price, user, images }) => ({
        id,
        href: `/merch/${id}`,
        title: name,
        image: images[0],
        excerpt: description,
        line: (
          <>
            <b>{formatPrice(price)}</b>
            <span>
              Sold by <bdi>{user.username}</bdi>
            </span>
          </>
        ),
      }))}
    />
  );
}
