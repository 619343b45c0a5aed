import type { Item } from '@desert/contract/store/merch';
import { FollowLink, type ListPageProps, RecordListPage, useAddress } from '@desert/kit';
import { ITEMS } from '../items.ts';
import { ItemCard } from './ItemCard.tsx';
import { ITEM_FILTERS } from './itemFilters.ts';
import styles from './ItemsPage.module.css';

/** Parameters that say how, not what, the list shows. */
const NOT_FILTERS = new Set(['sort', 'cursor', 'state']);

/** Number of cards above the fold on wide screens; their pictures load first. */
const EAGER_IMAGES = 4;

const renderCard = (item: Item, at: number) => <ItemCard item={item} first={at < EAGER_IMAGES} />;

export function ItemsPage({ addresses }: ListPageProps) {
  const { search } = useAddress();
  const isFiltered = [...new URLSearchParams(search)].some(
    ([name, value]) => value !== '' && !NOT_FILTERS.has(name),
  );
  return (
    <RecordListPage<Item>
      kind={ITEMS}
      first={addresses.records}
      heading="Welcome to the Coyotes Merch Store!"
      write="Add an item to sell"
      signIn="Sign in to get started"
      label="Items"
      empty="Nothing for sale right now. Be the first to list something."
      filters={ITEM_FILTERS}
      className={styles.page}
      renderCard={renderCard}
    >
      <p>Sell your old Coyotes merchandise, or buy things other fans are selling.</p>
      {isFiltered && (
        <FollowLink target={`search:${search.replace(/^\?/, '')}`}>Follow this search</FollowLink>
      )}
    </RecordListPage>
  );
}
