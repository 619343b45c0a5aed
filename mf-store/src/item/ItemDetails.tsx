import type { ItemFacts } from '@desert/contract/item-facts';
import { factsOf } from '../itemFacts.ts';
import styles from './ItemDetails.module.css';

/** What the seller says of an item besides its description; a dash where they do not. */
export function ItemDetails({ item }: { item: ItemFacts }) {
  return (
    <dl className={styles.details}>
      {factsOf(item).map(([label, text]) => (
        <div key={label} className={styles.fact}>
          <dt className="caption">{label}</dt>
          <dd dir="auto">{text || <Unknown />}</dd>
        </div>
      ))}
    </dl>
  );
}

function Unknown() {
  return (
    <>
      <span aria-hidden="true">–</span>
      <span className="visually-hidden">unknown</span>
    </>
  );
}
