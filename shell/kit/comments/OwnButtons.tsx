import type { Comment } from '@desert/contract/comments';
import { useRef, useState } from 'react';
import { errorsOf } from '../form/errorsOf.ts';
import { openCommentModal } from './openCommentModal.tsx';
import { deleteComment, type Thread } from './thread.ts';
import styles from './OwnButtons.module.css';

interface OwnButtonsProps {
  thread: Thread;
  comment: Comment;
  onUpdated: () => void;
  onDeleted: () => void;
}

/** How its author changes a comment and takes it away. */
export function OwnButtons({ thread, comment, onUpdated, onDeleted }: OwnButtonsProps) {
  const deleting = useRef(false);
  const [problem, setProblem] = useState('');

  function edit() {
    void openCommentModal({ thread, user_id: comment.user_id, comment, onDone: onUpdated });
  }

  async function remove() {
    if (deleting.current) return;
    deleting.current = true;
    setProblem('');
    const { status, body } = await deleteComment(thread, comment.id);
    deleting.current = false;
    if (status === 200 || status === 404) onDeleted();
    else setProblem(Object.values(errorsOf(status, body)).join(' '));
  }

  return (
    <div className={styles.buttons}>
      <button type="button" className={styles.button} onClick={edit}>
        Edit
      </button>
      <button type="button" className={styles.button} onClick={() => void remove()}>
        Delete
      </button>
      <span role="alert">{problem}</span>
    </div>
  );
}
