import type { Item } from '@desert/contract/merch';
import {
  BackLink,
  Button,
  EditLink,
  Gallery,
  ShareButton,
  TagList,
  UserText,
  useViewer,
  type RecordPageProps,
} from '@desert/kit';
import { ITEMS } from '../items.ts';
import { formatPrice } from '../price.ts';
import { ItemDetails } from './ItemDetails.tsx';
import styles from './ItemPage.module.css';

/** An item with all its pictures. */
export function ItemPage({ data: { record: item } }: RecordPageProps<Item>) {
  const viewer = useViewer();
  return (
    <article className={`stack ${styles.page}`}>
      <p className={styles.back}>
        <BackLink href={ITEMS.path}>Back to store</BackLink>
      </p>
      <Gallery images={item.images} name={item.name} />
      <div className={`stack tight ${styles.facts}`}>
        <h1 dir="auto">{item.name}</h1>
        <p className={styles.price}>{formatPrice(item.price)}</p>
        <p className={styles.seller}>
          Sold by <bdi>{item.user.username}</bdi>
        </p>
        <UserText text={item.description} tags={item.tags} />
        <ItemDetails item={item} />
        <TagList tags={item.tags} />
        <div className={`row ${styles.buttons}`}>
          {viewer && (
            <Button data-needs-script onClick={() => window.alert('Feature comming soom')}>
              Buy this item
            </Button>
          )}
          <EditLink kind={ITEMS} record={item} />
          <ShareButton title={item.name} />
        </div>
      </div>
    </article>
  );
}
