import type { ConversationItem as Item } from '@desert/contract/store/conversations';
import { Link, RecordPicture } from '@desert/kit';
import { ItemPrice } from '../ItemPrice.tsx';
import { ProofBadge } from '../ProofBadge.tsx';
import styles from './ConversationPage.module.css';

/** A conversation's item. @param props.buyer name after 'Reserved for' or 'Sold to', such as 'you' */
export function TalkedItem({ item, buyer }: { item: Item; buyer?: string }) {
  const { id, name, image, price, sold_price, state, is_here, proof } = item;
  const isPromised = state === 'reserved' || state === 'sold';
  const whom = is_here ? buyer : 'someone else';
  const promised = isPromised && whom ? `${state === 'sold' ? 'to' : 'for'} ${whom}` : undefined;
  return (
    <div className={`card stack tight pad-3 ${styles.item}`}>
      <div className="clipped rounded">
        <RecordPicture image={image ?? undefined} name={name} place="small" />
      </div>
      <div className="breakable">
        <p dir="auto" className="bold">
          {state === null ? (
            name
          ) : (
            <Link className="target" href={`/merch/${id}`}>
              {name}
            </Link>
          )}
        </p>
        <p>
          {price === null || state === null ? (
            'This item was deleted.'
          ) : (
            <ItemPrice item={{ price, sold_price, state }} whom={promised} />
          )}
        </p>
        <ProofBadge proof={proof} />
      </div>
    </div>
  );
}
