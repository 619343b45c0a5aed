import type { Comment } from '@desert/contract/comments';
import { deleteUnlessUndone } from './deletion.ts';
import { openCommentModal } from './openCommentModal.tsx';
import type { Thread } from './thread.ts';
import styles from './OwnButtons.module.css';

interface OwnButtonsProps {
  thread: Thread;
  comment: Comment;
  onUpdated: () => void;
  onDeleted: () => void;
}

/** How its author changes a comment and takes it away. */
export function OwnButtons({ thread, comment, onUpdated, onDeleted }: OwnButtonsProps) {
  function edit() {
    void openCommentModal({ thread, user_id: comment.user_id, comment, onDone: onUpdated });
  }

  function remove() {
    deleteUnlessUndone(thread, comment.id);
    onDeleted();
  }

  return (
    <div className={styles.buttons}>
      <button type="button" className={styles.button} onClick={edit}>
        Edit
      </button>
      <button type="button" className={styles.button} onClick={remove}>
        Delete
      </button>
    </div>
  );
}
