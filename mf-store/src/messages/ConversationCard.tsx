import type { Conversation } from '@desert/contract/conversations';
import { STATE_TEXTS } from '@desert/contract/state-texts';
import { CardTitle, Excerpt, Picture, Time } from '@desert/kit';
import { nameOf } from './nameOf.ts';
import styles from './ConversationCard.module.css';

export function ConversationCard({ conversation }: { conversation: Conversation }) {
  const { id, item, other, last, unread } = conversation;
  const state = item.state === null ? 'Deleted' : STATE_TEXTS[item.state];
  return (
    <article className={`card linked ${styles.card} ${unread > 0 ? styles.unread : ''}`}>
      <div className={styles.picture}>
        <Picture image={item.image ?? undefined} name={item.name} place="small" />
      </div>
      <div className={styles.text}>
        <CardTitle href={`/merch/messages/${id}#latest`} className={styles.title}>
          {nameOf(other)}
        </CardTitle>
        <p className="caption">
          <bdi>{item.name}</bdi> · {state}
        </p>
      </div>
      <p className={`caption ${styles.end}`}>
        <Time iso={last.at} />
        {unread > 0 && (
          <b className={styles.count}>
            {unread} <span className="visually-hidden">unread</span>
          </b>
        )}
      </p>
      <p className={`clamped ${styles.excerpt}`} dir="auto">
        {last.is_own && <span className="caption">You: </span>}
        <Excerpt text={last.excerpt} />
      </p>
    </article>
  );
}
