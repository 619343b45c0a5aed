import type { Comment } from '@desert/contract/comments';
import { UserText } from '../text/UserText.tsx';
import { Byline } from '../ui/Byline.tsx';
import { CommentActions } from './CommentActions.tsx';
import type { Thread } from './thread.ts';
import styles from './CommentItem.module.css';

interface CommentItemProps {
  thread: Thread;
  comment: Comment;
  /** Who wrote the record that it is on. */
  owner: number | undefined;
  /** Whether no more comments are taken. */
  closed: boolean;
  /** Whether it is what a link led to. */
  isAsked: boolean;
  /** Whether it answers a comment that does not stand above it. */
  isApart: boolean;
  /** Called when what had the focus is gone: with the comment, or with the button that brought it back. */
  takeFocus: () => void;
}

/** One comment: who said what, and when; it has an address, to which its time leads. */
export function CommentItem({ isAsked, isApart, ...props }: CommentItemProps) {
  const { thread, comment } = props;
  const { id, content, users, created_at, edited_at } = comment;
  const pathOf = (one: number) => `${thread.kind.path}/${thread.id}?comment=${one}#comment-${one}`;
  return (
    <article
      id={`comment-${id}`}
      tabIndex={-1}
      aria-current={isAsked ? 'location' : undefined}
      className={isAsked ? `${styles.comment} ${styles.asked}` : styles.comment}
    >
      <Byline hour author={users.username} iso={created_at} edited={edited_at} href={pathOf(id)} />
      {isApart && comment.parent_id && (
        <p className="caption">
          In reply to <a href={pathOf(comment.parent_id)}>another comment</a>
        </p>
      )}
      {/* Empty is what the account's deletion leaves of a comment. */}
      {content ? (
        <UserText text={content} />
      ) : (
        <p className={styles.gone}>This comment was deleted</p>
      )}
      <CommentActions {...props} />
    </article>
  );
}
