/** An open modal has an entry of its own in the tab's history: Back closes it, and the page stays. */
import { $modal, closeModal } from './store.ts';

interface Entry {
  modal?: boolean;
  scrollKey?: string;
}

/** The tab's entry before the last `popstate`. */
let entry: Entry = {};

const entryNow = () => (window.history.state as Entry | null) ?? {};

/** Whether the tab stands at an entry that was made for a modal; it may be closed by now. */
export function isModalEntry(): boolean {
  return entryNow().modal === true;
}

/**
 * Keeps the history in step with the modals; to be called once, by the shell. The entry of a modal that was
 * closed otherwise stays: to go back at once would race with what comes next, another modal or a page.
 * The next modal uses it, the next page takes its place, and Back goes past it.
 */
export function syncModalHistory(): void {
  const note = () => (entry = entryNow());
  note();
  for (const event of ['pushState', 'replaceState']) window.addEventListener(event, note);
  window.addEventListener('popstate', () => {
    const left = entry;
    note();
    if (!left.modal || entry.modal || left.scrollKey !== entry.scrollKey) return;
    const modal = $modal.get();
    if (modal?.persistent) addEntry();
    else if (modal) closeModal();
    else window.history.back();
  });
  $modal.listen((modal) => {
    if (modal && !isModalEntry()) addEntry();
  });

  function addEntry() {
    // Past the router, which takes its own `pushState` for a way to another page.
    History.prototype.pushState.call(window.history, { ...entryNow(), modal: true }, '');
    note();
  }
}
