import type { Comment } from '@desert/contract/comments';
import { notify } from '../toast/store.ts';
import { deleteComment } from './deletion.ts';
import { openCommentModal } from './openCommentModal.tsx';
import type { Thread } from './thread.ts';
import styles from './OwnButtons.module.css';

interface OwnButtonsProps {
  thread: Thread;
  comment: Comment;
  /** Called when what had the focus is gone: with the comment, or with the button that brought it back. */
  takeFocus: () => void;
}

/** How its author changes a comment and takes it away. */
export function OwnButtons({ thread, comment, takeFocus }: OwnButtonsProps) {
  function edit() {
    const onDone = () => notify('Your comment is updated.');
    void openCommentModal({ thread, user_id: comment.user_id, comment, onDone });
  }

  function remove() {
    void deleteComment(thread, comment.id, takeFocus);
    takeFocus();
  }

  return (
    <div className={`row ${styles.buttons}`} data-needs-script>
      <button type="button" className={styles.button} onClick={edit}>
        Edit
      </button>
      <button type="button" className={styles.button} onClick={remove}>
        Delete
      </button>
    </div>
  );
}
