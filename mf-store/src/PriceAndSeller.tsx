import type { Item } from '@desert/contract/merch';
import { MemberName } from '@desert/kit';
import { ItemPrice } from './ItemPrice.tsx';

/** What is said of an item in a line, on other pages than the Store's. */
export function PriceAndSeller({ item }: { item: Item }) {
  return (
    <>
      <b>
        <ItemPrice item={item} />
      </b>
      <span>
        Sold by <MemberName username={item.user.username} />
      </span>
    </>
  );
}
