import type { Item } from '@desert/contract/merch';
import { factsOf } from '../itemFacts.ts';
import styles from './ItemDetails.module.css';

export function ItemDetails({ item }: { item: Item }) {
  const facts = factsOf(item);
  if (facts.length === 0) return null;
  return (
    <dl className={styles.details}>
      {facts.map(([label, text]) => (
        <div key={label} className={styles.fact}>
          <dt className="caption">{label}</dt>
          <dd dir="auto">{text}</dd>
        </div>
      ))}
    </dl>
  );
}
