import type { Comment } from '@desert/contract/comments';
import { useViewer } from '../session.ts';
import { UserText } from '../text/UserText.tsx';
import { Byline } from '../ui/Byline.tsx';
import { OwnButtons } from './OwnButtons.tsx';
import type { Thread } from './thread.ts';
import styles from './CommentItem.module.css';

interface CommentItemProps {
  thread: Thread;
  comment: Comment;
  takeFocus: () => void;
}

/** One comment: who said what, and when. */
export function CommentItem({ thread, comment, takeFocus }: CommentItemProps) {
  const viewer = useViewer();
  const { content, users, user_id, created_at } = comment;
  return (
    <article className={styles.comment}>
      <Byline author={users.username} iso={created_at} />
      {/* Empty is what the account's deletion leaves of a comment. */}
      {content ? (
        <UserText text={content} />
      ) : (
        <p className={styles.gone}>This comment was deleted</p>
      )}
      {user_id === viewer?.id && (
        <OwnButtons thread={thread} comment={comment} takeFocus={takeFocus} />
      )}
    </article>
  );
}
