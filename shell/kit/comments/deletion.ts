import { sendApi } from '../api.ts';
import { errorText } from '../form/errorsOf.ts';
import { notify } from '../toast/store.ts';
import { offerUndo } from '../toast/undo.ts';
import { hideComment, type Thread } from './thread.ts';

/**
 * Deletes a comment, and offers to put it back. It is hidden at once, and comes back where it cannot
 * be deleted; one that was gone already is as good.
 * @param onRestored called when it was put back
 */
export async function deleteComment(
  thread: Thread,
  comment_id: number,
  onRestored: () => void,
): Promise<void> {
  const show = hideComment(thread, comment_id);
  const address = `${thread.kind.list}${comment_id}/comment/`;
  const answer = await sendApi('DELETE', `${address}delete/`);
  if (answer.status === 404) return notify('Your comment is deleted.');
  if (answer.status !== 200) {
    show();
    return notify(errorText(answer));
  }
  offerUndo({
    word: 'comment',
    address: `${address}restore/`,
    onRestored() {
      show();
      onRestored();
    },
  });
}
