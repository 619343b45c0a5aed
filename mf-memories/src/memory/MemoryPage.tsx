import type { MemoryDetail } from '@desert/contract/records/memories';
import {
  BackLink,
  ButtonLink,
  Comments,
  EditLink,
  FollowLink,
  Gallery,
  isHeld,
  LikeButton,
  Link,
  ModerateButton,
  HeldNote,
  RecordMenu,
  MemberName,
  SaveButton,
  TagList,
  Ticket,
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
      <p>
        <BackLink href={MEMORIES.path} onAim={() => void cache.refresh(MEMORIES.list)}>
          Back to memories
        </BackLink>
      </p>
      <Gallery images={memory.images} name={memory.title} />
      <header className="stack gap-1">
        <p className="semibold accent breakable">
          <MemberName username={memory.user.username} />
          's post:
        </p>
        <h1 dir="auto">{memory.title}</h1>
        <div className="target fill spread">
          <p className="caption">
            <Time iso={memory.created_at} />
            {memory.edited_at && (
              <>
                {' '}
                · Edited <Time iso={memory.edited_at} />
              </>
            )}
          </p>
          <RecordMenu kind={MEMORIES} record={memory} title={memory.title} />
        </div>
      </header>
      <div className="stack content-start shrinks">
        <HeldNote record={memory} />
        {memory.night && <Ticket game={memory.night} linked />}
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
        </div>
        {memory.night && !isHeld(memory) && (
          <p>
            <ButtonLink look="quiet" href={`${MEMORIES.path}/new?tag=game:${memory.night.date}`}>
              Add yours to this night
            </ButtonLink>
          </p>
        )}
        <NeighborLinks memory={memory} />
        {!isHeld(memory) && <Comments kind={MEMORIES} record={memory} />}
      </div>
    </article>
  );
}

/** Links to the previous and the next memory of the same season. */
function NeighborLinks({ memory: { tags, neighbors } }: { memory: MemoryDetail }) {
  const season = tags.find(({ kind }) => kind === 'season');
  const links = [
    ['Previous', 'prev', neighbors?.previous],
    ['Next', 'next', neighbors?.next],
  ] as const;
  if (!season || links.every(([, , memory]) => !memory)) return null;
  return (
    <nav className="row spread gap-0-4" aria-label={`Memories of ${season.label}`}>
      {links.map(
        ([word, rel, memory]) =>
          memory && (
            <p key={rel}>
              <span className="caption">{`${word} in ${season.label}: `}</span>
              <Link className="tap-area" href={`${MEMORIES.path}/${memory.id}`} rel={rel}>
                {memory.title}
              </Link>
            </p>
          ),
      )}
    </nav>
  );
}
