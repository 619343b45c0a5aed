import { SAFETY_PATH } from '@desert/contract/moderation/moderation-pages';
import type { ConversationDetail } from '@desert/contract/store/conversations';
import { canConcernMoney } from '@desert/contract/store/safety';
import { Button, Link } from '@desert/kit';

/** Advice from the first price, link, phone number or word of payment on, until the member closes it for good. */
export function SafetyNotice({ conversation }: { conversation: ConversationDetail }) {
  const { id, messages, has_closed_safety } = conversation;
  if (has_closed_safety || !messages.some(canConcernMoney)) return null;
  return (
    <form
      method="post"
      action={`/merch/messages/${id}`}
      className="note stack tight justify-start"
      aria-label="Stay safe"
    >
      <p>
        <b>Before you pay:</b> use a payment with buyer protection, never a gift or
        friends-and-family transfer. If you meet, meet in public.{' '}
        <Link href={SAFETY_PATH}>Buy and sell safely</Link>
      </p>
      <Button type="submit" look="quiet" name="safety" value="close">
        Close this note
      </Button>
    </form>
  );
}
