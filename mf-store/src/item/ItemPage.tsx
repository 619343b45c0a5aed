import { MONTHS } from '@desert/contract/history/months';
import { memberPath } from '@desert/contract/members/members';
import { SAFETY_PATH } from '@desert/contract/moderation/moderation-pages';
import { isGone, MAX_SOLD } from '@desert/contract/store/item-values';
import type { Item } from '@desert/contract/store/merch';
import { formatPrice, STATE_TEXTS } from '@desert/contract/store/price-texts';
import { countRatings } from '@desert/contract/store/ratings';
import {
  BackLink,
  Button,
  ButtonLink,
  EditLink,
  Face,
  Gallery,
  isHeld,
  createLazyComponent,
  Link,
  MemberName,
  ModerateButton,
  HeldNote,
  RecordMenu,
  SaveButton,
  TagList,
  Ticket,
  Time,
  UserText,
  useViewer,
  type RecordPageProps,
} from '@desert/kit';
import { listItemFacts } from '../itemFacts.ts';
import { ItemPrice } from '../ItemPrice.tsx';
import { ITEMS } from '../items.ts';
import { ProofBadge } from '../ProofBadge.tsx';
import { ItemShelves } from './ItemShelves.tsx';
import styles from './ItemPage.module.css';

const SellerTools = createLazyComponent(
  async () => (await import('../seller/SellerTools.tsx')).SellerTools,
);

export function ItemPage({ data: { record: item } }: RecordPageProps<Item>) {
  const isOwn = useViewer()?.id === item.user_id;
  return (
    <article className={`stack ${styles.page}`}>
      <p className={styles.back}>
        <BackLink href={ITEMS.path}>Back to store</BackLink>
      </p>
      <Gallery images={item.images} name={item.name} />
      <div className="stack tight content-start shrinks">
        <h1 dir="auto">{item.name}</h1>
        <p className="text-heading bold figures accent">
          <ItemPrice item={item} />
          {item.state === 'sold' && item.state_at && (
            <span className="text-small regular muted">
              on <Time iso={item.state_at} />
            </span>
          )}
        </p>
        <ProofBadge proof={item.proof} />
        <HeldNote record={item} />
        <ItemDetails item={item} />
        <ItemActions item={item} />
        <SellerCard item={item} />
        <UserText text={item.description} tags={item.tags} />
        {item.edited_at && (
          <p className="caption">
            Edited <Time iso={item.edited_at} />
          </p>
        )}
        {item.worn && (
          <section className="stack gap-2">
            <h2>{item.category === 'jersey' ? 'Worn that night' : 'From that night'}</h2>
            <Ticket game={item.worn} linked />
          </section>
        )}
        <TagList tags={item.tags} owner={item.user_id} attended={item.attended} />
        {isOwn && !isHeld(item) && <SellerTools item={item} />}
      </div>
      <ItemShelves item={item} />
    </article>
  );
}

function ItemActions({ item }: { item: Item }) {
  const viewer = useViewer();
  const { id, name, state, user_id } = item;
  const isOwn = viewer?.id === user_id;
  const canAsk = !isOwn && !isGone(state);
  const canBuy = canAsk && state === 'for_sale';
  const buyButton = viewer && (
    <Button
      look={canBuy ? 'primary' : 'subtle'}
      data-needs-script
      onClick={() => window.alert('Feature comming soom')}
    >
      Buy this item
    </Button>
  );
  return (
    <div className="row pad-block-2">
      {canBuy && buyButton}
      {!isOwn && isGone(state) && item.conversation_id && (
        <ButtonLink href={`/merch/messages/${item.conversation_id}`}>
          Open your conversation
        </ButtonLink>
      )}
      {canAsk && (
        <div className={styles.bar}>
          <b className={`text-heading figures accent ${styles.barPrice}`} aria-hidden="true">
            {formatPrice(item.price)}
          </b>
          <ButtonLink href={`/merch/${id}/ask`}>Message the seller</ButtonLink>
        </div>
      )}
      <EditLink kind={ITEMS} record={item} />
      {!isOwn && <SaveButton kind={ITEMS} record={item} />}
      <RecordMenu kind={ITEMS} record={item} title={name} />
      <ModerateButton kind={ITEMS} record={item} />
      {buyButton && !canBuy && (
        <span className="row muted">
          {buyButton}
          {isOwn ? 'This is your item' : STATE_TEXTS[state]}
        </span>
      )}
      {canAsk && (
        <p className="muted own-row">
          Message the seller to agree on a price, payment, and shipping.{' '}
          <Link href={SAFETY_PATH}>Buy safely</Link>
        </p>
      )}
    </div>
  );
}

function SellerCard({ item: { user, seller } }: { item: Item }) {
  const [year, month] = seller?.member_since.split('-') ?? [];
  return (
    <section className="card faced pad-4" aria-label="Seller">
      <Face member={user} />
      <div className="shrinks">
        <p className="breakable">
          Sold by{' '}
          <b>
            <MemberName username={user.username} />
          </b>
        </p>
        {seller?.ratings && (
          <p>
            <Link href={`${memberPath(user.username)}#ratings`}>
              {countRatings(seller.ratings)}
            </Link>
          </p>
        )}
        {seller && (
          <p className="caption">
            {[
              `Member since ${MONTHS[Number(month) - 1]} ${year}`,
              !seller.ratings &&
                seller.sold > 0 &&
                `${seller.sold}${seller.sold === MAX_SOLD ? '+' : ''} sold`,
              seller.games && `was at ${seller.games} ${seller.games === 1 ? 'game' : 'games'}`,
            ]
              .filter(Boolean)
              .join(' · ')}
          </p>
        )}
      </div>
    </section>
  );
}

function ItemDetails({ item }: { item: Item }) {
  const facts = listItemFacts(item);
  if (facts.length === 0) return null;
  return (
    <dl className="row align-start gap-0-4">
      {facts.map(([label, text]) => (
        <div key={label} className="breakable">
          <dt className="caption">{label}</dt>
          <dd dir="auto">{text}</dd>
        </div>
      ))}
    </dl>
  );
}
