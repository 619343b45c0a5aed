import { useState } from 'react';
import { flushSync } from 'react-dom';
import type { AnswerStore } from '../answers.ts';
import { sendApi } from '../api.ts';
import { errorsOf } from '../form/errorsOf.ts';
import { closeModal, openModal } from '../modal/store.ts';
import { notify } from '../toast/store.ts';
import { Button } from '../ui/Button.tsx';
import { collectionOf } from './collection.ts';
import styles from './DeleteModal.module.css';

export interface Deletion {
  answers: AnswerStore;
  /** The address of the section's list: '/api/merch/'. */
  list: string;
  id: number;
  /** What visitors call it: 'item'. */
  word: string;
  /** Called when it is deleted and the modal has closed. */
  onDeleted: () => void;
}

/** Asks whether a record is really to be deleted, and deletes it. */
export function openDeleteModal(deletion: Deletion): void {
  openModal({ label: `Delete this ${deletion.word}`, content: <DeleteModal {...deletion} /> });
}

function DeleteModal({ answers, list, id, word, onDeleted }: Deletion) {
  const [problem, setProblem] = useState('');
  const [waiting, setWaiting] = useState(false);

  async function remove() {
    if (waiting) return;
    setWaiting(true);
    const { status, body } = await sendApi('DELETE', `${list}${id}/delete/`);
    setWaiting(false);
    // What is gone already needs no deleting.
    if (status !== 200 && status !== 404)
      return setProblem(errorsOf(status, body)['message'] ?? '');
    collectionOf(answers, list).remove(id);
    // The page takes the focus only once the dialog is closed.
    flushSync(closeModal);
    onDeleted();
    notify(`Your ${word} is deleted.`);
  }

  return (
    <div className={styles.modal}>
      <p>Are you sure you want to delete this {word}?</p>
      <p role="alert" className={styles.problem}>
        {problem}
      </p>
      <div className={styles.buttons}>
        <Button look="danger" waiting={waiting && 'Deleting...'} onClick={() => void remove()}>
          Yes
        </Button>
        <Button look="quiet" onClick={closeModal}>
          No
        </Button>
      </div>
    </div>
  );
}
