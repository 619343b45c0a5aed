import type { Item } from '@desert/contract/store/merch';
import { type NewestProps, Shelf } from '@desert/kit';
import { ItemPrice, PriceAndSeller } from './ItemPrice.tsx';

export function NewestItems({ records: items, level, ofMember }: NewestProps<Item>) {
  return (
    <Shelf
      level={level}
      records={items.map((item) => ({
        id: item.id,
        href: `/merch/${item.id}`,
        title: item.name,
        image: item.images[0],
        excerpt: item.description,
        line: ofMember ? (
          <b>
            <ItemPrice item={item} />
          </b>
        ) : (
          <PriceAndSeller item={item} />
        ),
      }))}
    />
  );
}
