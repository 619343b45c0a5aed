import type { Item } from '@desert/contract/merch';
import { EmptyNote, MoreLink, usePagedList, WriteButton } from '@desert/kit';
import { ItemCard } from './ItemCard.tsx';
import styles from './ItemsPage.module.css';

/** How many cards a visitor sees first on a wide screen: their pictures are fetched at once. */
const FIRST = 4;

interface ItemsPageProps {
  /** The API address of the list's first page. */
  first: string;
}

/** Everything that is for sale, newest first. */
export function ItemsPage({ first }: ItemsPageProps) {
  const list = usePagedList<Item>(first);
  return (
    <div className={styles.page}>
      <header className={styles.header}>
        <h1>Welcome to the Coyotes Merch Store!</h1>
        <p>Sell your old Coyotes merchandise, or buy things other fans are selling.</p>
        <WriteButton href="/merch/new" signIn="Sign in to get started">
          Add an item to sell
        </WriteButton>
      </header>
      {list.records.length === 0 ? (
        <EmptyNote>
          Nothing is for sale just now. Be the first: somebody is looking for what you have.
        </EmptyNote>
      ) : (
        <ul className={styles.items} aria-label="Items for sale">
          {list.records.map((item, at) => (
            <li key={item.id}>
              <ItemCard item={item} first={at < FIRST} />
            </li>
          ))}
        </ul>
      )}
      <MoreLink list={list}>More items</MoreLink>
    </div>
  );
}
