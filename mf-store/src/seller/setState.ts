import type { ItemState } from '@desert/contract/item-states';
import type { Item } from '@desert/contract/merch';
import { recordCache, sendApi, type useAnswers } from '@desert/kit';
import { ITEMS } from '../items.ts';

/** What a seller makes of an item: see the contract's `StateInput`. */
export interface NewState {
  state: ItemState;
  /** For whom it is reserved, or to whom it was sold. */
  conversation_id?: number | null;
  /** What it was sold for, in dollars, as it was typed. */
  sold_price?: string | number | null;
}

/** Says what becomes of an item; what the browser knows of it follows. @returns the answer of the API */
export async function setState(
  answers: ReturnType<typeof useAnswers>,
  id: number,
  state: NewState,
) {
  const answer = await sendApi('PUT', `${ITEMS.list}${id}/state/`, state);
  if (answer.status === 200) recordCache<Item>(answers, ITEMS.list).put(answer.body as Item, false);
  return answer;
}
