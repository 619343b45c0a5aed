import { isGone, type ItemState } from '@desert/contract/store/item-values';
import type { Item } from '@desert/contract/store/merch';
import { STATE_TEXTS } from '@desert/contract/store/price-texts';
import { proofPath } from '@desert/contract/store/proof';
import { Button, ButtonLink, showToast, useApiCache } from '@desert/kit';
import { useRef } from 'react';
import { useAction } from '../useAction.ts';
import { setState, formatStateNotice } from './setState.ts';
import { SoldDetails } from './SoldDetails.tsx';

const NEXT: Record<ItemState, readonly [ItemState, string][]> = {
  for_sale: [
    ['sold', 'Mark as sold'],
    ['reserved', 'Mark as reserved'],
    ['withdrawn', 'Unlist'],
  ],
  reserved: [
    ['sold', 'Mark as sold'],
    ['for_sale', 'Put back up for sale'],
  ],
  sold: [['for_sale', 'Put back up for sale']],
  withdrawn: [['for_sale', 'Put back up for sale']],
};

export function SellerTools({ item }: { item: Item }) {
  const cache = useApiCache();
  const line = useRef<HTMLParagraphElement>(null);
  const [pending, press] = useAction<ItemState>();
  const { state } = item;

  const make = (next: ItemState) =>
    press(next, async () => {
      const response = await setState(cache, item.id, { state: next });
      if (response.status !== 200) return showToast(formatStateNotice(response));
      line.current?.focus();
      showToast(formatStateNotice(response), () => void takeBack(item));
    });

  async function takeBack({ state, conversation_id, sold_price }: Item) {
    const before = {
      state,
      conversation_id: conversation_id ?? null,
      sold_price: sold_price ?? null,
    };
    showToast(formatStateNotice(await setState(cache, item.id, before)));
  }

  return (
    <section className="card stack tight justify-start pad-4" aria-label="Your item">
      <p ref={line} tabIndex={-1}>
        Your item is <b>{STATE_TEXTS[state].toLowerCase()}</b>.
      </p>
      <div className="row">
        {NEXT[state].map(([next, text]) => (
          <Button
            key={next}
            look="quiet"
            data-needs-script
            waiting={pending === next && 'Saving...'}
            onClick={() => void make(next)}
          >
            {text}
          </Button>
        ))}
        {!isGone(state) && !item.proof && (
          <ButtonLink look="quiet" href={proofPath(item.id)}>
            Add a proof photo
          </ButtonLink>
        )}
        <ButtonLink look="quiet" href={`/merch/messages?merch_id=${item.id}`}>
          Messages about this item
        </ButtonLink>
      </div>
      {state === 'sold' && <SoldDetails key={item.state_at} item={item} />}
    </section>
  );
}
