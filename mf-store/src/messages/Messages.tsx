import type {
  ConversationDetail,
  Message,
  OfferDecision,
} from '@desert/contract/store/conversations';
import { Button, usePagedList } from '@desert/kit';
import { useEffect, useState } from 'react';
import { messagesAddress } from './conversation.ts';
import { sortUniqueMessages } from './conversationCache.ts';
import { MessageItem } from './MessageItem.tsx';
import styles from './ConversationPage.module.css';

interface MessagesProps {
  conversation: ConversationDetail;
  viewer: number | null;
  name: string;
  onDecide: ((message: Message, state: OfferDecision) => Promise<boolean>) | undefined;
}

export function Messages({ conversation, viewer, name, onDecide }: MessagesProps) {
  const { id, messages, earlier_messages, read_by_other } = conversation;
  const earlier = usePagedList<Message>(earlier_messages ?? undefined, {
    name: messagesAddress(id),
    pages: 0,
    backwards: true,
  });
  const last = messages.at(-1);
  const seen = messages.findLast(
    (message) => message.user_id === viewer && message.id <= read_by_other,
  );
  return (
    <>
      {earlier.next !== undefined && (
        <div className="row" data-needs-script>
          <Button look="quiet" waiting={earlier.waiting && 'Loading...'} onClick={earlier.more}>
            Show earlier messages
          </Button>
          <span role="alert">{earlier.failed && 'Something went wrong. Please try again'}</span>
        </div>
      )}
      <ol className="stack tight">
        {sortUniqueMessages([...earlier.records, ...messages]).map((message) => {
          const isOwn = message.user_id === viewer;
          const isOpen = message.offer_state === 'open' && message.user_id !== null;
          return (
            <MessageItem
              key={message.id}
              message={message}
              isOwn={isOwn}
              name={name}
              seen={message === seen}
              onDecide={onDecide && isOpen ? (state) => onDecide(message, state) : undefined}
            />
          );
        })}
      </ol>
      <NewMessageButton last={last} isOwn={last?.user_id === viewer} />
    </>
  );
}

function NewMessageButton({ last, isOwn }: { last: Message | undefined; isOwn: boolean }) {
  const id = last?.id;
  // The messages that are there on opening are not new.
  const [first] = useState(id);
  const [unseen, setUnseen] = useState<number>();

  useEffect(() => {
    const element = id === undefined || id === first || isOwn ? null : findMessageElement(id);
    if (!element) return;
    const observer = new IntersectionObserver(([entry]) => {
      if (entry?.isIntersecting) observer.disconnect();
      setUnseen(entry?.isIntersecting ? undefined : id);
    });
    observer.observe(element);
    return () => observer.disconnect();
  }, [id, first, isOwn]);

  if (id === undefined || unseen !== id) return null;

  function show(id: number) {
    const item = findMessageElement(id);
    item?.scrollIntoView({ block: 'center' });
    item?.focus({ preventScroll: true });
  }
  return (
    <div className={styles.arrived}>
      <Button onClick={() => show(id)}>New message</Button>
    </div>
  );
}

const findMessageElement = (id: number) => document.querySelector<HTMLElement>(`#message-${id}`);
