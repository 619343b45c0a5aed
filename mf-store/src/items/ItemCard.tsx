import type { Item } from '@desert/contract/store/merch';
import { CardTitle, Carousel, Face, MemberName, SaveButton, useViewer } from '@desert/kit';
import { summarizeFacts } from '../itemFacts.ts';
import { ItemPrice } from '../ItemPrice.tsx';
import { ITEMS } from '../items.ts';
import styles from './ItemsPage.module.css';

interface ItemCardProps {
  item: Item;
  first: boolean;
}

export function ItemCard({ item, first }: ItemCardProps) {
  const href = `/merch/${item.id}`;
  const isOwn = useViewer()?.id === item.user_id;
  return (
    <article className={`card linked positioned stack gap-0 clipped ${styles.card}`}>
      <Carousel images={item.images} name={item.name} first={first} href={href} />
      <div className="stack positioned content-start pad-3 gap-1">
        <p className="bold figures accent text-large">
          <ItemPrice item={item} />
        </p>
        <CardTitle href={href} className="font-body text-body lines-1">
          {item.name}
        </CardTitle>
        <p className="caption">{summarizeFacts(item)}</p>
        <p className={`caption flex gap-2 ${styles.seller}`}>
          <Face member={item.user} />
          <span>
            Sold by <MemberName username={item.user.username} />
          </span>
        </p>
      </div>
      {!isOwn && <SaveButton kind={ITEMS} record={item} onCard={item.name} />}
    </article>
  );
}
