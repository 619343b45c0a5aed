import type { Memory } from '@desert/contract/records/memories';
import {
  CardTags,
  CardTitle,
  Carousel,
  CommentsLink,
  Face,
  LikeButton,
  MemberName,
} from '@desert/kit';
import { MEMORIES } from '../memories.ts';
import styles from './MemoriesPage.module.css';

interface MemoryCardProps {
  memory: Memory;
  first: boolean;
}

export function MemoryCard({ memory, first }: MemoryCardProps) {
  const { id, title, user, images, comment_count } = memory;
  const href = `/memories/${id}`;
  const titleId = `memory-${id}`;
  return (
    <article className={`card linked stack gap-0 clipped ${styles.card}`}>
      <p className="pad-3-4 semibold breakable row gap-2">
        <Face member={user} />
        <MemberName username={user.username} />
      </p>
      <Carousel images={images} name={title} first={first} href={href} />
      <div className={`stack tight positioned pad-4 ${styles.text}`}>
        <CardTitle id={titleId} href={href}>
          {title}
        </CardTitle>
        <CardTags tags={memory.tags} />
        <div className={`row above ${styles.reactions}`}>
          <LikeButton kind={MEMORIES} record={memory} describedBy={titleId} />
          <CommentsLink href={href} count={comment_count} describedBy={titleId} />
        </div>
      </div>
    </article>
  );
}
