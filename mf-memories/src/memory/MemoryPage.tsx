import type { MemoryDetail } from '@desert/contract/records/memories';
import {
  BackLink,
  Comments,
  EditLink,
  FollowLink,
  Gallery,
  isHeld,
  LikeButton,
  ModerateButton,
  HeldNote,
  RecordMenu,
  MemberName,
  SaveButton,
  TagList,
  Time,
  useApiCache,
  UserText,
  type RecordPageProps,
} from '@desert/kit';
import { MEMORIES } from '../memories.ts';
import styles from './MemoryPage.module.css';

export function MemoryPage({ data: { record: memory } }: RecordPageProps<MemoryDetail>) {
  const cache = useApiCache();
  return (
    <article className={`stack middle ${styles.page}`}>
      <p className={styles.back}>
        <BackLink href={MEMORIES.path} onAim={() => void cache.refresh(MEMORIES.list)}>
          Back to memories
        </BackLink>
      </p>
      <header className={`stack gap-1 ${styles.header}`}>
        <p className="semibold accent breakable">
          <MemberName username={memory.user.username} />
          's post:
        </p>
        <h1 dir="auto">{memory.title}</h1>
        <p className="caption">
          <Time iso={memory.created_at} />
          {memory.edited_at && (
            <>
              {' '}
              · Edited <Time iso={memory.edited_at} />
            </>
          )}
        </p>
      </header>
      <Gallery images={memory.images} name={memory.title} />
      <div className="stack content-start shrinks">
        <HeldNote record={memory} />
        <div className={`text-large ${styles.details}`}>
          <UserText text={memory.details} tags={memory.tags} />
        </div>
        <TagList tags={memory.tags} owner={memory.user_id} attended={memory.attended} />
        <div className="row">
          {!isHeld(memory) && (
            <>
              <LikeButton kind={MEMORIES} record={memory} />
              <SaveButton kind={MEMORIES} record={memory} />
              <FollowLink target={`memories:${memory.id}`} />
              <ModerateButton kind={MEMORIES} record={memory} />
            </>
          )}
          <EditLink kind={MEMORIES} record={memory} />
          <RecordMenu kind={MEMORIES} record={memory} title={memory.title} />
        </div>
        {!isHeld(memory) && <Comments kind={MEMORIES} record={memory} />}
      </div>
    </article>
  );
}
