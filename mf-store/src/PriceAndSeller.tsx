import type { Item } from '@desert/contract/merch';
import { formatPrice } from './price.ts';

/** What is said of an item in a line, on other pages than the Store's. */
export function PriceAndSeller({ item: { price, user } }: { item: Item }) {
  return (
    <>
      <b>{formatPrice(price)}</b>
      <span>
        Sold by <bdi>{user.username}</bdi>
      </span>
    </>
  );
}
