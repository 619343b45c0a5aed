import type { Message, OfferAnswer } from '@desert/contract/conversations';
import { formatPrice } from '@desert/contract/shown-price';
import { Button, LocalTime, UserText } from '@desert/kit';
import { useRef } from 'react';
import { usePress } from '../usePress.ts';
import styles from './MessageItem.module.css';

export interface MessageItemProps {
  message: Message;
  /** Whether the viewer wrote it. */
  isOwn: boolean;
  /** The other one's name. */
  name: string;
  /** Whether the other one has read it, where that is to be said. */
  seen: boolean;
  /** Answers or withdraws its offer, and whether that was done; none where the viewer cannot. */
  onAnswer?: ((state: OfferAnswer) => Promise<boolean>) | undefined;
}

const OFFER_TEXTS = {
  open: '',
  accepted: 'Accepted',
  declined: 'Declined',
  withdrawn: 'Withdrawn',
  replaced: 'No longer open',
} as const;

/** A message, with its offer if it has one. */
export function MessageItem({ message, isOwn, name, seen, onAnswer }: MessageItemProps) {
  const { content, created_at, offer, offer_state, user_id } = message;
  const state = offer_state ? OFFER_TEXTS[offer_state] : '';
  const item = useRef<HTMLLIElement>(null);
  const [pending, press] = usePress<OfferAnswer>();

  const answer = (state: OfferAnswer) =>
    press(state, async () => {
      // The buttons are gone then.
      if (await onAnswer?.(state)) item.current?.focus();
    });

  return (
    <li
      ref={item}
      tabIndex={-1}
      className={`${styles.message} ${isOwn ? styles.own : ''}`}
      id={`message-${message.id}`}
    >
      <p className="visually-hidden">{isOwn ? 'You' : name}:</p>
      {offer !== null && (
        <p className={styles.offer}>
          Offer: <b>{formatPrice(offer)}</b>
          {state && <span className={styles.state}> {state}</span>}
        </p>
      )}
      {content !== '' && <UserText text={content} />}
      {content === '' && user_id === null && <p className="caption">This message was deleted.</p>}
      {onAnswer && isOwn && (
        <div className="row" data-needs-script>
          <Button
            look="quiet"
            waiting={pending === 'withdrawn' && 'Withdrawing...'}
            onClick={() => void answer('withdrawn')}
          >
            Withdraw offer
          </Button>
        </div>
      )}
      {onAnswer && !isOwn && (
        <div className="row" data-needs-script>
          <Button
            waiting={pending === 'accepted' && 'Accepting...'}
            onClick={() => void answer('accepted')}
          >
            {`Accept ${formatPrice(offer ?? 0)}`}
          </Button>
          <Button
            look="quiet"
            waiting={pending === 'declined' && 'Declining...'}
            onClick={() => void answer('declined')}
          >
            Decline
          </Button>
        </div>
      )}
      <p className="caption">
        <LocalTime iso={created_at} />
        {seen && ' · Seen'}
      </p>
    </li>
  );
}
