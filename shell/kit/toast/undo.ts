/** What can be undone is done only when the time for that is over, or the page is left before. */
import { hideToast, showToast, TOAST_MS } from './store.ts';

export interface Undoable {
  /** 'Your comment is deleted.' */
  text: string;
  /** Does it. */
  act: () => Promise<unknown>;
  /** Takes back what the page shows of it already. */
  undo: () => void;
}

let waiting: { act: () => Promise<unknown>; timer: ReturnType<typeof setTimeout> } | undefined;

/** Tells that something is done, and does it when nobody undid it for `TOAST_MS`. */
export function doUnlessUndone({ text, act, undo }: Undoable): void {
  void finishUndoable();
  window.addEventListener('pagehide', finishUndoable);
  waiting = { act, timer: setTimeout(() => void finishUndoable(), TOAST_MS) };
  showToast({
    text,
    undo() {
      forget();
      hideToast();
      undo();
    },
  });
}

/** Does at once what still could be undone: before a log-out, and when the page is left. */
export async function finishUndoable(): Promise<void> {
  const act = waiting?.act;
  if (!act) return;
  forget();
  hideToast();
  await act();
}

function forget() {
  clearTimeout(waiting?.timer);
  waiting = undefined;
  window.removeEventListener('pagehide', finishUndoable);
}
