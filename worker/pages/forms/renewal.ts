/** A seller's answer whether an item is still for sale: a plain form, with scripts, too. */
import { RenewalForm } from '@desert/contract/store/renewal-input';
import { ID } from '@desert/contract/text/ids';
import { limitWritesByAccount } from '../../http/rate-limits/policies.ts';
import { admitRequest } from '../../http/rate-limits/rate-limit.ts';
import { parseInput, readForm } from '../../http/request/body.ts';
import { Refusal } from '../../http/response/refusal.ts';
import { checkConfirmed } from '../../members/users/must-confirm.ts';
import { saveReviewed } from '../../moderation/save-record.ts';
import { itemKind } from '../../records/kinds/merch.ts';
import { toIdempotencyKey } from '../../records/save.ts';
import { setItemState } from '../../store/item-state.ts';
import { defineMemberForm, type PostableForm } from './posted.ts';

const PATH = new RegExp(`^/merch/(${ID})/renew/?$`);

export function findRenewalForm(path: string): PostableForm | undefined {
  const [, token] = PATH.exec(path) ?? [];
  if (token === undefined) return undefined;
  const id = Number(token);
  return defineMemberForm(async ({ database, env, account, user_id, demo }, { request }) => {
    const input = Object.fromEntries(await readForm(request));
    const { choice, price } = parseInput(RenewalForm, input);
    checkConfirmed(env, account);
    await admitRequest(database, limitWritesByAccount(env, user_id, { demo }));
    if (choice !== 'reduce') await setItemState(database, { id, user_id }, { state: choice });
    else if (price === undefined) throw new Refusal(400, { price: 'Enter a price in dollars' });
    else {
      const idempotency_key = toIdempotencyKey(user_id, undefined);
      await saveReviewed(database, env, itemKind, {
        id,
        user_id,
        idempotency_key,
        values: { price },
      });
    }
    return `/merch/${id}`;
  });
}
