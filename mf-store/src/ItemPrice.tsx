import type { Item } from '@desert/contract/merch';
import { formatPrice } from '@desert/contract/shown-price';
import { STATE_TEXTS } from '@desert/contract/state-texts';
import styles from './ItemPrice.module.css';

type Priced = Pick<Item, 'price' | 'old_price' | 'sold_price' | 'state'>;

/**
 * What an item costs, the price before struck through where it was more; or what it was sold for, if the seller says. What is not
 * simply for sale says so.
 */
export function ItemPrice({ item }: { item: Priced }) {
  const { price, old_price, sold_price, state = 'for_sale' } = item;
  const label = state === 'for_sale' ? null : <b className={styles.state}>{STATE_TEXTS[state]}</b>;
  if (state === 'sold' && typeof sold_price === 'number')
    return (
      <>
        {label} <span>for {formatPrice(sold_price)}</span>
      </>
    );
  // What it was asked for is not what it was sold for.
  if (state === 'sold')
    return (
      <>
        {label} <span className={styles.old}>asked: {formatPrice(price)}</span>
      </>
    );
  return (
    <>
      <span>{formatPrice(price)}</span>{' '}
      {typeof old_price === 'number' && (
        <s className={styles.old}>
          <span className="visually-hidden">before: </span>
          {formatPrice(old_price)}
        </s>
      )}{' '}
      {label}
    </>
  );
}
