import type { Item } from '@desert/contract/store/merch';
import { type Priced, formatPriceTexts } from '@desert/contract/store/price-texts';
import { MemberName } from '@desert/kit';
import styles from './ItemPrice.module.css';

/** An item's price and, unless it is for sale, its state. @param props.whom shown after the state: 'to you' */
export function ItemPrice({ item, whom }: { item: Priced; whom?: string | undefined }) {
  const { price, before, asked, soldFor, state } = formatPriceTexts(item);
  return (
    <>
      {price && <span>{price}</span>}{' '}
      {before && (
        <s className="text-small regular muted">
          <span className="visually-hidden">Previous price: </span>
          {before}
        </s>
      )}{' '}
      {state && <b className={`text-small bold ink sunken rounded ${styles.state}`}>{state}</b>}{' '}
      {whom && <span className="caption">{whom}</span>} {soldFor && <span>for {soldFor}</span>}
      {asked && (
        <span className="text-small regular muted">
          {whom && '· '}listed at {asked}
        </span>
      )}
    </>
  );
}

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
