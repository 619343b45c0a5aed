import type { Conversation } from '@desert/contract/store/conversations';
import { STATE_TEXTS } from '@desert/contract/store/price-texts';
import {
  ButtonLink,
  CardTitle,
  EmptyNote,
  Excerpt,
  Face,
  MoreLink,
  type PageProps,
  RecordPicture,
  Time,
  usePagedList,
} from '@desert/kit';
import { getPartnerName } from './conversation.ts';
import styles from './MessagesPage.module.css';

type MessagesPageProps = Pick<PageProps<{ conversations: Conversation[] }>, 'addresses'>;

export function MessagesPage({ addresses }: MessagesPageProps) {
  const list = usePagedList<Conversation>(addresses.conversations);
  return (
    <div className="stack measure middle">
      <h1>Messages</h1>
      {list.records.length === 0 && list.next === undefined && (
        <EmptyNote>
          No messages yet. Message a seller about an item, and your conversation will show up here.{' '}
          <ButtonLink look="quiet" href="/merch">
            Browse the store
          </ButtonLink>
        </EmptyNote>
      )}
      <ul className="stack tight">
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

function ConversationCard({ conversation }: { conversation: Conversation }) {
  const { id, item, other, last, unread } = conversation;
  const state = item.state === null ? 'Deleted' : STATE_TEXTS[item.state];
  return (
    <article
      className={`card linked stack positioned align-start pad-3 gap-1-3 ${styles.card} ${unread > 0 ? styles.unread : ''}`}
    >
      <div className={`clipped rounded ${styles.picture}`}>
        <RecordPicture image={item.image ?? undefined} name={item.name} place="small" />
      </div>
      <div className="shrinks breakable">
        <CardTitle href={`/merch/messages/${id}#latest`} className="font-body text-body">
          {getPartnerName(other)}
        </CardTitle>
        <p className="caption">
          <bdi>{item.name}</bdi> · {state}
        </p>
      </div>
      <p className={`caption stack gap-1 unbroken ${styles.end}`}>
        {other && <Face member={other} />}
        <Time iso={last.at} />
        {unread > 0 && (
          <b className={styles.count}>
            {unread} <span className="visually-hidden">unread</span>
          </b>
        )}
      </p>
      <p className={`clamped lines-2 breakable ${styles.excerpt}`} dir="auto">
        {last.is_own && <span className="caption">You: </span>}
        <Excerpt text={last.excerpt} />
      </p>
    </article>
  );
}
