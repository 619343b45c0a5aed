import type { ConversationDetail } from '@desert/contract/store/conversations';
import { PROOF_REQUEST, proofPath } from '@desert/contract/store/proof';
import { Button, ButtonLink } from '@desert/kit';

interface ProofAskProps {
  conversation: ConversationDetail;
  viewer: number | null;
}

/** The buyer asks for a proof photo by a message, once; the seller has a link to add one. */
export function ProofAsk({ conversation, viewer }: ProofAskProps) {
  const { id, item, other, is_seller, is_blocked, messages } = conversation;
  if (is_seller)
    return (
      <p>
        <ButtonLink look="quiet" href={proofPath(item.id)}>
          Add a proof photo
        </ButtonLink>
      </p>
    );
  const hasAsked = messages.some(
    ({ content, user_id }) => content === PROOF_REQUEST && user_id === viewer,
  );
  if (hasAsked || other === null || is_blocked) return null;
  return (
    <form method="post" action={`/merch/messages/${id}`}>
      <Button type="submit" look="quiet" name="proof" value="ask">
        Ask for a proof photo
      </Button>
    </form>
  );
}
