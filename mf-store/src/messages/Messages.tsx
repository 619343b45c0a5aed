import type { ConversationDetail, Message, OfferAnswer } from '@desert/contract/conversations';
import { Button, usePagedList } from '@desert/kit';
import { messagesAddress } from './conversationAddress.ts';
import { inOrder } from './merge.ts';
import { MessageItem } from './MessageItem.tsx';
import { NewMessageButton } from './NewMessageButton.tsx';
import styles from './Messages.module.css';

interface MessagesProps {
  conversation: ConversationDetail;
  viewer: number | null;
  name: string;
  onAnswer: ((message: Message, state: OfferAnswer) => Promise<boolean>) | undefined;
}

export function Messages({ conversation, viewer, name, onAnswer }: MessagesProps) {
  const { id, messages, earlier_messages, read_by_other } = conversation;
  const earlier = usePagedList<Message>(earlier_messages ?? undefined, {
    name: messagesAddress(id),
    pages: 0,
    backwards: true,
  });
  const last = messages.at(-1);
  const seen = messages.findLast((one) => one.user_id === viewer && one.id <= read_by_other);
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
      <ol className={styles.messages}>
        {inOrder([...earlier.records, ...messages]).map((message) => {
          const isOwn = message.user_id === viewer;
          const isOpen = message.offer_state === 'open' && message.user_id !== null;
          return (
            <MessageItem
              key={message.id}
              message={message}
              isOwn={isOwn}
              name={name}
              seen={message === seen}
              onAnswer={onAnswer && isOpen ? (state) => onAnswer(message, state) : undefined}
            />
          );
        })}
      </ol>
      <NewMessageButton last={last} isOwn={last?.user_id === viewer} />
    </>
  );
}
