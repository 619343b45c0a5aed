import type { ApiResponse } from '@desert/contract/page';
import { sendApi } from '../api.ts';
import { errorText } from '../form/errorsOf.ts';
import { showToast } from './store.ts';

interface Deletion {
  word: string;
  /** Whether another member wrote it: the toast says 'removed' instead of 'your'. */
  isOthers?: boolean;
  /** API address of the record, to which 'delete/' and 'restore/' are appended. */
  address: string;
  onDeleted?: () => void;
  onRestored: () => void;
}

/** Deletes something and shows a toast with Undo. A 404 counts as deleted. @returns the failed response */
export async function deleteWithUndo(deletion: Deletion): Promise<ApiResponse | undefined> {
  const { word, isOthers = false, address, onDeleted, onRestored } = deletion;
  const it = `${isOthers ? 'The' : 'Your'} ${word}`;
  const answer = await sendApi('DELETE', `${address}delete/`);
  const isGone = answer.status === 404;
  if (answer.status !== 200 && !isGone) return answer;

  async function undo() {
    const answer = await sendApi('POST', `${address}restore/`);
    if (answer.status !== 200) return showToast(errorText(answer));
    onRestored();
    showToast(`${it} was restored.`);
  }

  onDeleted?.();
  showToast(
    `${it} was ${isOthers ? 'removed' : 'deleted'}.`,
    isGone ? undefined : () => void undo(),
  );
  return undefined;
}
