/** An open modal has an entry of its own in the tab's history: Back closes it, and the page stays. */
import { $modal, closeModal } from './store.ts';

/** Whether the tab stands at the entry of a modal. */
export function atModalEntry(): boolean {
  return (window.history.state as { modal?: boolean } | null)?.modal === true;
}

/** Keeps the history in step with the modals; to be called once, by the shell. */
export function followModals(): void {
  $modal.listen((modal) => {
    if (modal) enter();
    // Not at once: what closes a modal may open the next one, or go to another page.
    else setTimeout(leave);
  });
  window.addEventListener('popstate', () => {
    if (!atModalEntry()) closeModal();
  });
}

function enter() {
  if (atModalEntry()) return;
  const state = { ...(window.history.state as object | null), modal: true };
  // Past the router, which takes its own `pushState` for a way to another page.
  History.prototype.pushState.call(window.history, state, '');
}

function leave() {
  if (!$modal.get() && atModalEntry()) window.history.back();
}
