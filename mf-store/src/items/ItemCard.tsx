import type { Item } from '@desert/contract/merch';
import { Carousel, Link } from '@desert/kit';
import { formatPrice } from '../price.ts';
import styles from './ItemCard.module.css';

interface ItemCardProps {
  item: Item;
  /** Whether it is among the items that a visitor sees first. */
  first: boolean;
}

/** An item in the list. */
export function ItemCard({ item, first }: ItemCardProps) {
  return (
    <article className={styles.card}>
      <Carousel images={item.images} name={item.name} first={first} />
      <div className={styles.text}>
        <h2 className={styles.name} dir="auto">
          <Link href={`/merch/${item.id}`}>{item.name}</Link>
        </h2>
        <p className={styles.price}>{formatPrice(item.price)}</p>
        <p className={styles.seller}>
          Sold by <bdi>{item.user.username}</bdi>
        </p>
      </div>
    </article>
  );
}
