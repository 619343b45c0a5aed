import { isGone } from '@desert/contract/item-states';
import type { Item } from '@desert/contract/merch';
import {
  BackLink,
  Button,
  ButtonLink,
  EditLink,
  Gallery,
  lazyComponent,
  Link,
  MemberName,
  SaveButton,
  ReportButton,
  ShareButton,
  TagList,
  Time,
  UserText,
  useViewer,
  type RecordPageProps,
} from '@desert/kit';
import { ItemPrice } from '../ItemPrice.tsx';
import { ITEMS } from '../items.ts';
import { ItemDetails } from './ItemDetails.tsx';
import styles from './ItemPage.module.css';

/** For its seller only. */
const SellerTools = lazyComponent(
  async () => (await import('../seller/SellerTools.tsx')).SellerTools,
);

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
        <p className={styles.price}>
          <ItemPrice item={item} />
        </p>
        <p className={styles.seller}>
          Sold by <MemberName username={item.user.username} />
        </p>
        <UserText text={item.description} tags={item.tags} />
        {item.edited_at && (
          <p className="caption">
            Edited <Time iso={item.edited_at} />
          </p>
        )}
        <ItemDetails item={item} />
        {item.category && (
          <p className="caption">
            <Link className="target" href={`${ITEMS.path}?state=sold&category=${item.category}`}>
              What such things were sold for
            </Link>
          </p>
        )}
        <TagList tags={item.tags} />
        <div className={`row ${styles.buttons}`}>
          {viewer && (
            <Button data-needs-script onClick={() => window.alert('Feature comming soom')}>
              Buy this item
            </Button>
          )}
          {viewer?.id !== item.user_id && !isGone(item.state ?? 'for_sale') && (
            <ButtonLink look="quiet" href={`/merch/${item.id}/ask`}>
              Ask the seller
            </ButtonLink>
          )}
          <EditLink kind={ITEMS} record={item} />
          <SaveButton kind={ITEMS} record={item} />
          <ShareButton title={item.name} />
          <ReportButton kind="merch" id={item.id} owner={item.user_id} />
        </div>
        {viewer?.id === item.user_id && <SellerTools item={item} />}
      </div>
    </article>
  );
}
