import type { Message } from '@desert/contract/conversations';
import { formatPrice } from '@desert/contract/shown-price';
import { Button, UserText } from '@desert/kit';
import { useRef } from 'react';
import { MessageTime } from './MessageTime.tsx';
import styles from './MessageItem.module.css';

export interface MessageItemProps {
  message: Message;
  /** Whether the viewer wrote it. */
  isOwn: boolean;
  /** The other one's name. */
  name: string;
  /** Whether the other one has read it, where that is to be said. */
  seen: boolean;
  /** Answers its offer; none where the viewer cannot. */
  onAnswer?: ((state: 'taken' | 'refused') => void) | undefined;
}

const OFFER_TEXTS = {
  open: '',
  taken: 'Taken',
  refused: 'Refused',
  replaced: 'Another amount was named',
} as const;

/** A message, with its offer if it has one. */
export function MessageItem({ message, isOwn, name, seen, onAnswer }: MessageItemProps) {
  const { content, created_at, offer, offer_state, user_id } = message;
  const state = offer_state ? OFFER_TEXTS[offer_state] : '';
  const item = useRef<HTMLLIElement>(null);
  // The buttons are gone then.
  function answer(state: 'taken' | 'refused') {
    item.current?.focus();
    onAnswer?.(state);
  }
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
      {content === '' && user_id === null && <p className="caption">This message is deleted.</p>}
      {onAnswer && (
        <div className="row" data-needs-script>
          <Button onClick={() => answer('taken')}>{`Take ${formatPrice(offer ?? 0)}`}</Button>
          <Button look="quiet" onClick={() => answer('refused')}>
            Refuse
          </Button>
        </div>
      )}
      <p className="caption">
        <MessageTime iso={created_at} />
        {seen && ' · Seen'}
      </p>
    </li>
  );
}
