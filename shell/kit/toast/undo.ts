import type { ApiResponse } from '@desert/contract/pages/page';
import { sendApi } from '../app/api.ts';
import { formatResponseErrors } from '../app/fieldErrors.ts';
import { showToast } from './store.ts';

interface Deletion {
  word: string;
  /** Whether another member wrote it: 'The comment was removed.' instead of 'Your comment was deleted.' */
  isOthers?: boolean;
  /** API address of the record, ending in '/'; 'delete/' and 'restore/' are appended. */
  address: string;
  onDeleted?: () => void;
  onRestored: () => void;
}

/** Deletes a record and shows a toast, with Undo unless it was already deleted. @returns the error response, if any */
export async function deleteWithUndo(deletion: Deletion): Promise<ApiResponse | undefined> {
  const { word, isOthers = false, address, onDeleted, onRestored } = deletion;
  const it = `${isOthers ? 'The' : 'Your'} ${word}`;
  const response = await sendApi('DELETE', `${address}delete/`);
  const isGone = response.status === 404;
  if (response.status !== 200 && !isGone) return response;

  async function undo() {
    const response = await sendApi('POST', `${address}restore/`);
    if (response.status !== 200) return showToast(formatResponseErrors(response));
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
