import type { Conversation } from '@desert/contract/store/conversations';
import { SoldForm } from '@desert/contract/store/item-state-input';
import type { Item } from '@desert/contract/store/merch';
import { SelectField, showToast, TextField, useApiCache, usePagedList } from '@desert/kit';
import { Form, FormSummary, SubmitButton, useForm } from '@desert/kit/forms';
import { CONVERSATIONS_ADDRESS } from '../messages/conversation.ts';
import { setState } from './setState.ts';

/** Form for the optional details of a sale: the price, which is public, and the buyer, which is private. */
export function SoldDetails({ item }: { item: Item }) {
  const cache = useApiCache();
  const conversations = usePagedList<Conversation>(`${CONVERSATIONS_ADDRESS}?merch_id=${item.id}`);
  const buyerConversation = item.conversation_id ?? null;
  const buyers = conversations.records.flatMap(({ id, other }) =>
    other ? [[String(id), other.username] as const] : [],
  );
  // The saved buyer can be selected even if the loaded list lacks the conversation.
  const isListed =
    buyerConversation === null || buyers.some(([id]) => id === String(buyerConversation));
  const choices = isListed
    ? buyers
    : [[String(buyerConversation), 'Buyer from your conversation'] as const, ...buyers];
  const form = useForm({
    schema: SoldForm,
    send: (_, { sold_price, conversation_id }: Record<string, unknown>) =>
      setState(cache, item.id, {
        state: 'sold',
        sold_price: (sold_price as string).trim() || null,
        conversation_id: Number(conversation_id) || null,
      }),
    onDone: () => showToast('Sale details saved.'),
  });
  return (
    <Form form={form} className="stack tight">
      <FormSummary />
      <TextField
        label="Sale price (optional)"
        name="sold_price"
        inputMode="decimal"
        defaultValue={item.sold_price?.toFixed(2)}
        hint="In US dollars. Other fans will see this in sold prices. Leave it blank to keep it private."
      />
      <SelectField
        key={isListed ? 'listed' : 'one'}
        label="Buyer (optional)"
        name="conversation_id"
        choices={choices}
        none="Someone else"
        hint="Only you and the buyer can see this."
        defaultValue={item.conversation_id ?? ''}
      />
      <SubmitButton look="quiet" waiting="Saving...">
        Save sale details
      </SubmitButton>
    </Form>
  );
}
