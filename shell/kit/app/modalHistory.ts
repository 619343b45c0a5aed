/** History entries of modals. An open modal has one, so that Back closes it and the page stays. */
import { $modal, closeModal } from './modal.ts';

interface Entry {
  modal?: boolean;
  scrollKey?: string;
}

/** State of the last known history entry. In `popstate`, it is that of the entry that was left. */
let entry: Entry = {};

const readHistoryEntry = () => (window.history.state as Entry | null) ?? {};

/** Whether the current history entry was created for a modal, possibly closed since. */
export function isModalEntry(): boolean {
  return readHistoryEntry().modal === true;
}

/**
 * Syncs modals with the history; call it once. If a modal closes without Back, its entry stays, because going back
 * would race with the next modal or page. The next modal reuses the entry, and the next page replaces it.
 */
export function syncModalHistory(): void {
  const note = () => (entry = readHistoryEntry());
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
    // Bypasses the router, which treats `pushState` as navigation.
    History.prototype.pushState.call(window.history, { ...readHistoryEntry(), modal: true }, '');
    note();
  }
}
