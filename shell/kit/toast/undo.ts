import type { Answer } from '@desert/contract/page';
import { sendApi } from '../api.ts';
import { errorText } from '../form/errorsOf.ts';
import { notify } from './store.ts';

interface Deletion {
  /** What is deleted, as visitors call it: 'item'. */
  word: string;
  /** Whether somebody else wrote it: it is 'removed' then, and not 'your' own. */
  isOthers?: boolean;
  /** The API address that 'delete/' and 'restore/' follow. */
  address: string;
  /** Called when it is deleted, before that is told. */
  onDeleted?: () => void;
  /** Shows it again; called when the API has put it back. */
  onRestored: () => void;
}

/**
 * Deletes something, tells so, and offers to put it back. What is gone already needs no deleting.
 * @returns the failed answer where it cannot be deleted
 */
export async function deleteWithUndo(deletion: Deletion): Promise<Answer | undefined> {
  const { word, isOthers = false, address, onDeleted, onRestored } = deletion;
  const it = `${isOthers ? 'The' : 'Your'} ${word}`;
  const answer = await sendApi('DELETE', `${address}delete/`);
  const isGone = answer.status === 404;
  if (answer.status !== 200 && !isGone) return answer;

  async function undo() {
    const answer = await sendApi('POST', `${address}restore/`);
    if (answer.status !== 200) return notify(errorText(answer));
    onRestored();
    notify(`${it} was restored.`);
  }

  onDeleted?.();
  notify(`${it} was ${isOthers ? 'removed' : 'deleted'}.`, isGone ? undefined : () => void undo());
  return undefined;
}
