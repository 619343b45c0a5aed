import type { Conversation, ConversationDetail } from '@desert/contract/store/conversations';
import { isGone } from '@desert/contract/store/item-values';
import type { Item } from '@desert/contract/store/merch';
import { BackLink, Notice, type PageProps, useApiCache, useNavigate, useViewer } from '@desert/kit';
import { CONVERSATIONS_ADDRESS, conversationAddress } from './conversation.ts';
import { forgetLists } from './conversationCache.ts';
import { MessageForm } from './MessageForm.tsx';
import { TalkedItem } from './TalkedItem.tsx';

export interface AskData {
  record: Item;
  conversations: Conversation[];
}

export function AskPage({ data: { record: item } }: Pick<PageProps<AskData>, 'data'>) {
  const cache = useApiCache();
  const navigate = useNavigate();
  const viewer = useViewer();
  const { id, name, price, state, images, user } = item;
  if (isGone(state))
    return (
      <Notice heading="This item is no longer for sale">
        <BackLink href={`/merch/${id}`}>Back to item</BackLink>
      </Notice>
    );
  return (
    <div className="stack measure middle">
      <p>
        <BackLink href={`/merch/${id}`}>Back to item</BackLink>
      </p>
      <h1>Message the seller</h1>
      <TalkedItem item={{ id, name, price, state, image: images[0] ?? null, is_here: false }} />
      <MessageForm
        name={`${viewer?.id} /merch/${id}/ask`}
        label={`Message to ${user.username}`}
        offers={state === 'for_sale'}
        address={`${CONVERSATIONS_ADDRESS}new/`}
        about={{ merch_id: id }}
        onSent={(body) => {
          const begun = body as ConversationDetail;
          cache.put(conversationAddress(begun.id), begun);
          forgetLists(cache);
          navigate(`/merch/messages/${begun.id}#latest`, { replace: true });
        }}
      />
    </div>
  );
}
