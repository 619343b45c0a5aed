import type { Comment } from '@desert/contract/records/comments';
import { Gallery } from '../images/Gallery.tsx';
import { HeldNote } from '../records/AuthorTools.tsx';
import { isHeld } from '../records/isHeld.ts';
import { UserText } from '../text/UserText.tsx';
import { Byline } from '../ui/Byline.tsx';
import { Face } from '../ui/Sweater.tsx';
import { CommentActions } from './CommentActions.tsx';
import type { Thread } from './thread.ts';
import styles from './Comments.module.css';

interface CommentItemProps {
  thread: Thread;
  comment: Comment;
  owner: number | undefined;
  closed: boolean;
  isAsked: boolean;
  /** Whether the comment is not shown below its parent; a reply then links to it. */
  isApart: boolean;
  takeFocus: () => void;
}

export function CommentItem({ isAsked, isApart, ...props }: CommentItemProps) {
  const { thread, comment } = props;
  const { id, content, images, users, created_at, edited_at } = comment;
  const pathOf = (id: number) => `${thread.kind.path}/${thread.id}?comment=${id}#comment-${id}`;
  return (
    <article
      id={`comment-${id}`}
      tabIndex={-1}
      aria-current={isAsked ? 'location' : undefined}
      className={isAsked ? `faced ${styles.comment} ${styles.asked}` : `faced ${styles.comment}`}
    >
      <Face member={users} />
      <div className="stack gap-1">
        <Byline
          hour
          author={users.username}
          iso={created_at}
          edited={edited_at}
          href={pathOf(id)}
        />
        {isApart && comment.parent_id && (
          <p className="caption">
            In reply to <a href={pathOf(comment.parent_id)}>another comment</a>
          </p>
        )}
        {/* Empty after its author deleted their account. */}
        {content ? (
          <UserText text={content} />
        ) : (
          <p className={`muted ${styles.gone}`}>This comment was deleted</p>
        )}
        {images.length > 0 && (
          <div className={styles.images}>
            <Gallery images={images} name={`the comment of ${users.username}`} place="card" />
          </div>
        )}
        {isHeld(comment) ? <HeldNote record={comment} /> : <CommentActions {...props} />}
      </div>
    </article>
  );
}
