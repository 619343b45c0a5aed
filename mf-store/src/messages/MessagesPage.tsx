import type { Conversation } from '@desert/contract/conversations';
import { ButtonLink, EmptyNote, MoreLink, type PageProps, usePagedList } from '@desert/kit';
import { ConversationCard } from './ConversationCard.tsx';
import styles from './MessagesPage.module.css';

type MessagesPageProps = Pick<PageProps<{ conversations: Conversation[] }>, 'addresses'>;

export function MessagesPage({ addresses }: MessagesPageProps) {
  const list = usePagedList<Conversation>(addresses.conversations);
  return (
    <div className={`stack ${styles.page}`}>
      <h1>Messages</h1>
      {list.records.length === 0 && list.next === undefined && (
        <EmptyNote>
          No messages yet. Message a seller about an item, and your conversation will show up here.{' '}
          <ButtonLink look="quiet" href="/merch">
            Browse the store
          </ButtonLink>
        </EmptyNote>
      )}
      <ul className={styles.list}>
        {list.records.map((conversation) => (
          <li key={conversation.id}>
            <ConversationCard conversation={conversation} />
          </li>
        ))}
      </ul>
      <MoreLink list={list}>More conversations</MoreLink>
    </div>
  );
}
