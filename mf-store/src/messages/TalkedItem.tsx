import type { TalkedItem as Item } from '@desert/contract/conversations';
import { Link, Picture } from '@desert/kit';
import { ItemPrice } from '../ItemPrice.tsx';
import styles from './TalkedItem.module.css';

/** The item that a conversation is about: its picture, name, price and what became of it. */
export function TalkedItem({ item }: { item: Item }) {
  const { id, name, image, price, state, is_here } = item;
  return (
    <div className={`card ${styles.item}`}>
      <div className={styles.picture}>
        <Picture image={image ?? undefined} name={name} place="small" />
      </div>
      <div className={styles.text}>
        <p dir="auto" className={styles.name}>
          {state === null ? name : <Link href={`/merch/${id}`}>{name}</Link>}
        </p>
        <p>
          {price === null || state === null ? (
            'This item is gone.'
          ) : (
            <ItemPrice item={{ price, state }} />
          )}
          {state === 'reserved' && (
            <span className="caption"> {is_here ? 'here' : 'for somebody else'}</span>
          )}
        </p>
      </div>
    </div>
  );
}
