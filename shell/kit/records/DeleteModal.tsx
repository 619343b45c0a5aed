import { useState } from 'react';
import { flushSync } from 'react-dom';
import type { ApiCache } from '../app/apiCache.ts';
import { formatResponseErrors } from '../app/fieldErrors.ts';
import { $modal, openModal } from '../app/modal.ts';
import { deleteWithUndo } from '../toast/undo.ts';
import { Button } from '../ui/Button.tsx';
import { recordCache } from './recordCache.ts';
import styles from '../modal/ModalHost.later.module.css';

export interface Deletion {
  cache: ApiCache;
  list: string;
  id: number;
  word: string;
  /** Moves the focus after the focused button is gone; not called if a modal is open. @param isBack true after Undo */
  takeFocus: (isBack: boolean) => void;
  /** Resolves when the visitor leaves the record's page. The record stays cached until then. */
  left?: Promise<void>;
}

interface DeleteModalProps extends Deletion {
  close: () => void;
}

export function openDeleteModal(deletion: Deletion): void {
  openModal({
    label: `Delete this ${deletion.word}`,
    content: (close) => <DeleteModal {...deletion} close={close} />,
  });
}

function DeleteModal({ cache, list, id, word, takeFocus, left, close }: DeleteModalProps) {
  const [problem, setProblem] = useState('');
  const [waiting, setWaiting] = useState(false);

  async function remove() {
    setWaiting(true);
    let putBack = () => {};
    let isRestored = false;
    const forget = () => {
      if (!isRestored) putBack = recordCache(cache, list).remove(id);
    };
    const failure = await deleteWithUndo({
      word,
      address: `${list}${id}/`,
      onDeleted() {
        if (left) void left.then(forget);
        else forget();
        // Closes the modal before the focus moves. Another modal that opened meanwhile keeps the focus.
        flushSync(close);
        if (!$modal.get()) takeFocus(false);
      },
      onRestored() {
        isRestored = true;
        putBack();
        if (!$modal.get()) takeFocus(true);
      },
    });
    setWaiting(false);
    if (failure) setProblem(formatResponseErrors(failure));
  }

  return (
    <div className={`stack text-large ${styles.prompt}`}>
      <p>Are you sure you want to delete this {word}?</p>
      <p role="alert" className="optional semibold accent">
        {problem}
      </p>
      <div className="row">
        <Button look="danger" waiting={waiting && 'Deleting...'} onClick={() => void remove()}>
          Yes
        </Button>
        <Button look="quiet" onClick={close}>
          No
        </Button>
      </div>
    </div>
  );
}
