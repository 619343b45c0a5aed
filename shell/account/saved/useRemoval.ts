import { SAVED_LIST, type SavedEntry } from '@desert/contract/records/saved';
import { showToast, useApiCache } from '@desert/kit';
import { requestSignIn, saveAddress, setSaved, showToggleFailure } from '@desert/kit/shell';

/**
 * Returns a function that removes a saved record and offers Undo. @param shown API address of the shown page of the
 * list
 */
export function useRemoval(shown: string, takeFocus: () => void): (entry: SavedEntry) => void {
  const cache = useApiCache();

  async function set(entry: SavedEntry, saved: boolean) {
    const response = await setSaved(cache, entry, saved, (done) => {
      if (!done) return drop(entry);
      refetchList();
      showToast('Saved again.');
    });
    showToggleFailure(response, requestSignIn);
  }

  function drop(entry: SavedEntry) {
    const gone = saveAddress(entry);
    cache.update(SAVED_LIST, (_, body) =>
      (body as SavedEntry[]).filter((entry) => saveAddress(entry) !== gone),
    );
  }

  function refetchList() {
    cache.invalidate(SAVED_LIST, (address) => address !== shown);
    void cache.refresh(shown);
  }

  return (entry) => {
    void set(entry, false);
    takeFocus();
    showToast('Removed from Saved.', () => void set(entry, true));
  };
}
