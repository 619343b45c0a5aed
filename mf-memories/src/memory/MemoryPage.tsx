import type { MemoryDetail } from '@desert/contract/memories';
import {
  BackLink,
  ButtonLink,
  Comments,
  Gallery,
  LikeButton,
  ShareButton,
  Time,
  useAnswers,
  UserText,
  useViewer,
} from '@desert/kit';
import { MEMORIES } from '../subject.ts';
import styles from './MemoryPage.module.css';

/** One memory, with all its pictures and what is said about it. */
export function MemoryPage({ memory }: { memory: MemoryDetail }) {
  const viewer = useViewer();
  const answers = useAnswers();
  return (
    <article className={styles.page}>
      <p className={styles.back}>
        <BackLink href="/memories" onAim={() => void answers.refresh(MEMORIES.list)}>
          Back to memories
        </BackLink>
      </p>
      <header className={styles.header}>
        <p className={styles.author}>
          <bdi>{memory.user.username}</bdi>'s post:
        </p>
        <h1 dir="auto">{memory.title}</h1>
        <p className={styles.when}>
          <Time iso={memory.created_at} />
        </p>
      </header>
      <Gallery images={memory.images} name={memory.title} />
      <div className={styles.story}>
        <div className={styles.details}>
          <UserText text={memory.details} />
        </div>
        <div className={styles.doings}>
          <LikeButton subject={MEMORIES} record={memory} />
          <ShareButton title={memory.title} />
          {viewer?.id === memory.user_id && (
            <ButtonLink look="quiet" href={`/memories/${memory.id}/edit`}>
              Edit
            </ButtonLink>
          )}
        </div>
        <Comments subject={MEMORIES} record={memory} />
      </div>
    </article>
  );
}
