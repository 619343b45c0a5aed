import type { Message, OfferDecision } from '@desert/contract/store/conversations';
import { formatPrice } from '@desert/contract/store/price-texts';
import { Button, Time, UserText } from '@desert/kit';
import { useRef } from 'react';
import { useAction } from '../useAction.ts';
import styles from './ConversationPage.module.css';

export interface MessageItemProps {
  message: Message;
  isOwn: boolean;
  name: string;
  seen: boolean;
  /** Accepts, declines or withdraws the offer; undefined if the viewer cannot. Resolves with whether it succeeded. */
  onDecide?: ((state: OfferDecision) => Promise<boolean>) | undefined;
}

const OFFER_TEXTS = {
  open: '',
  accepted: 'Accepted',
  declined: 'Declined',
  withdrawn: 'Withdrawn',
  replaced: 'No longer open',
} as const;

export function MessageItem({ message, isOwn, name, seen, onDecide }: MessageItemProps) {
  const { content, created_at, offer, offer_state, user_id } = message;
  const state = offer_state ? OFFER_TEXTS[offer_state] : '';
  const item = useRef<HTMLLIElement>(null);
  const [pending, press] = useAction<OfferDecision>();

  const decide = (state: OfferDecision) =>
    press(state, async () => {
      // The pressed buttons have been removed.
      if (await onDecide?.(state)) item.current?.focus();
    });

  return (
    <li
      ref={item}
      tabIndex={-1}
      className={`stack gap-2 self-start shrinks pad-3-4 breakable ${styles.message} ${isOwn ? styles.own : ''}`}
      id={`message-${message.id}`}
    >
      <p className="visually-hidden">{isOwn ? 'You' : name}:</p>
      {offer !== null && (
        <p className="text-large">
          Offer: <b>{formatPrice(offer)}</b>
          {state && <span className="text-small muted"> {state}</span>}
        </p>
      )}
      {content !== '' && <UserText text={content} />}
      {content === '' && user_id === null && <p className="caption">This message was deleted.</p>}
      {onDecide && isOwn && (
        <div className="row" data-needs-script>
          <Button
            look="quiet"
            waiting={pending === 'withdrawn' && 'Withdrawing...'}
            onClick={() => void decide('withdrawn')}
          >
            Withdraw offer
          </Button>
        </div>
      )}
      {onDecide && !isOwn && (
        <div className="row" data-needs-script>
          <Button
            waiting={pending === 'accepted' && 'Accepting...'}
            onClick={() => void decide('accepted')}
          >
            {`Accept ${formatPrice(offer ?? 0)}`}
          </Button>
          <Button
            look="quiet"
            waiting={pending === 'declined' && 'Declining...'}
            onClick={() => void decide('declined')}
          >
            Decline
          </Button>
        </div>
      )}
      <p className="caption">
        <Time iso={created_at} hour />
        {seen && ' · Seen'}
      </p>
    </li>
  );
}
