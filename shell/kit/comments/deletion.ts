/** A comment that its author deletes is hidden at once and deleted a little later: meanwhile they can undo it. */
import { atom } from 'nanostores';
import { errorsOf } from '../form/errorsOf.ts';
import { notify } from '../toast/store.ts';
import { doUnlessUndone } from '../toast/undo.ts';
import { deleteComment, type Thread } from './thread.ts';

/** The comments that are hidden, by `commentKey`. Only a browser ever adds to them. */
export const $hiddenComments = atom<ReadonlySet<string>>(new Set());

/** Tells comments apart: each section numbers its own. */
export function commentKey({ subject }: Thread, comment_id: number): string {
  return `${subject.list}${comment_id}`;
}

/** Hides a comment, and deletes it unless that is undone; it comes back where it cannot be deleted. */
export function deleteUnlessUndone(thread: Thread, comment_id: number): void {
  const key = commentKey(thread, comment_id);
  if ($hiddenComments.get().has(key)) return;
  const show = () => $hiddenComments.set(without($hiddenComments.get(), key));
  $hiddenComments.set(new Set([...$hiddenComments.get(), key]));
  doUnlessUndone({
    text: 'Your comment is deleted.',
    undo: show,
    async act() {
      const { status, body } = await deleteComment(thread, comment_id);
      show();
      if (status !== 200 && status !== 404) notify(Object.values(errorsOf(status, body)).join(' '));
    },
  });
}

function without(keys: ReadonlySet<string>, key: string): ReadonlySet<string> {
  return new Set([...keys].filter((other) => other !== key));
}
