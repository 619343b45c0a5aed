import type { Item } from '@desert/contract/store/merch';
import { formatPrice } from '@desert/contract/store/price-texts';
import { Link, listAddress, Shelf } from '@desert/kit';
import type { ReactNode } from 'react';
import { ITEMS } from '../items.ts';
import styles from './ItemPage.module.css';

/** Shelves with the seller's other items, similar items, and memories of the game the item was worn in. */
export function ItemShelves({ item: { user, category, worn, shelves } }: { item: Item }) {
  if (!shelves) return null;
  const { seller, similar, memories } = shelves;
  const listItems = (filters: [string, string][]) => listAddress(ITEMS.path, filters);
  const toCards = (items: typeof seller) =>
    items.map(({ price, ...rest }) => ({
      ...rest,
      href: `${ITEMS.path}/${rest.id}`,
      line: <b>{formatPrice(price)}</b>,
    }));
  return (
    <div className={`stack gap-5 ${styles.shelves}`}>
      <ItemShelf
        heading={`More from ${user.username}`}
        href={listItems([['author', user.username]])}
        records={toCards(seller)}
      />
      <ItemShelf
        heading="Similar items"
        href={listItems([['category', category ?? '']])}
        records={toCards(similar)}
      />
      {category && (
        <p className="caption">
          <Link
            className="target"
            href={listItems([
              ['state', 'sold'],
              ['category', category],
            ])}
          >
            Sold prices for similar items
          </Link>
        </p>
      )}
      {worn && (
        <ItemShelf
          heading="Memories of that night"
          href={`/memories?tag=game%3A${worn.date}`}
          records={memories.map(({ id, title, image }) => ({
            id,
            title,
            image,
            href: `/memories/${id}`,
            line: null,
          }))}
        />
      )}
    </div>
  );
}

interface ItemShelfProps {
  heading: string;
  href: string;
  records: { id: number; href: string; title: string; line: ReactNode }[];
}

function ItemShelf({ heading, href, records }: ItemShelfProps) {
  if (records.length === 0) return null;
  return (
    <section className="stack gap-2">
      <h2>
        <Link className="quiet-link target" href={href}>
          {heading}
        </Link>
      </h2>
      <Shelf records={records} />
    </section>
  );
}
