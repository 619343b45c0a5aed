import { SOMETHING_WENT_WRONG } from '../api.ts';
import { $modal, type Modal, openModal } from './store.ts';

/**
 * Opens a modal whose code is fetched first; a modal says so where that does not come. Nothing opens
 * where another modal opened or closed meanwhile.
 * @returns settled when it is open; never rejects
 */
export async function openLazyModal(load: () => Promise<Modal>): Promise<void> {
  const before = $modal.get();
  const modal = await load().catch((error: unknown): Modal => {
    console.warn('A modal did not load.', error);
    return { label: 'Something went wrong', content: <p>{SOMETHING_WENT_WRONG}</p> };
  });
  if ($modal.get() === before) openModal(modal);
}
