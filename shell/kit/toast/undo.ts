import { sendApi } from '../api.ts';
import { errorText } from '../form/errorsOf.ts';
import { hideToast, notify, showToast } from './store.ts';

export interface Undoable {
  /** What was deleted, as visitors call it: 'item'. */
  word: string;
  /** The API address that puts it back. */
  address: string;
  /** Shows it again; called when the API has put it back. */
  onRestored: () => void;
}

/** Tells that something is deleted, and offers to put it back. */
export function offerUndo({ word, address, onRestored }: Undoable): void {
  async function undo() {
    hideToast();
    const answer = await sendApi('POST', address);
    if (answer.status !== 200) return notify(errorText(answer));
    onRestored();
    notify(`Your ${word} is back.`);
  }
  showToast({ text: `Your ${word} is deleted.`, undo: () => void undo() });
}
