import type { Item } from '@desert/contract/merch';
import { MemberName } from '@desert/kit';
import { ItemPrice } from './ItemPrice.tsx';

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
