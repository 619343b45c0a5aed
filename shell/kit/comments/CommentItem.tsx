import type { Comment } from '@desert/contract/comments';
import { errorText } from '../form/errorsOf.ts';
import { useViewer } from '../session.ts';
import { UserText } from '../text/UserText.tsx';
import { notify } from '../toast/store.ts';
import { deleteWithUndo } from '../toast/undo.ts';
import { Byline } from '../ui/Byline.tsx';
import { openCommentModal } from './openCommentModal.tsx';
import { hideComment, type Thread } from './thread.ts';
import styles from './CommentItem.module.css';

interface CommentItemProps {
  thread: Thread;
  comment: Comment;
  /** Called when what had the focus is gone: with the comment, or with the button that brought it back. */
  takeFocus: () => void;
}

/** One comment: who said what, and when. */
export function CommentItem(props: CommentItemProps) {
  const viewer = useViewer();
  const { content, users, user_id, created_at } = props.comment;
  return (
    <article className={styles.comment}>
      <Byline author={users.username} iso={created_at} />
      {/* Empty is what the account's deletion leaves of a comment. */}
      {content ? (
        <UserText text={content} />
      ) : (
        <p className={styles.gone}>This comment was deleted</p>
      )}
      {user_id === viewer?.id && <AuthorActions {...props} />}
    </article>
  );
}

/** How its author changes a comment and takes it away. */
function AuthorActions({ thread, comment, takeFocus }: CommentItemProps) {
  const edit = () => void openCommentModal({ thread, user_id: comment.user_id, comment });

  /** It is hidden at once, and comes back where it cannot be deleted. */
  async function remove() {
    const show = hideComment(thread, comment.id);
    takeFocus();
    const failure = await deleteWithUndo({
      word: 'comment',
      address: `${thread.kind.list}${comment.id}/comment/`,
      onRestored() {
        show();
        takeFocus();
      },
    });
    if (!failure) return;
    show();
    notify(errorText(failure));
  }

  return (
    <div className={`row ${styles.buttons}`} data-needs-script>
      <button type="button" className={styles.button} onClick={edit}>
        Edit
      </button>
      <button type="button" className={styles.button} onClick={() => void remove()}>
        Delete
      </button>
    </div>
  );
}
