import { SOMETHING_WENT_WRONG } from '../api.ts';
import { type Modal, openModal } from './store.ts';

/**
 * Opens a modal whose code is fetched first; a modal says so where that does not come.
 * @returns settled when it is open; never rejects
 */
export async function openLazyModal(load: () => Promise<Modal>): Promise<void> {
  const modal = await load().catch((error: unknown): Modal => {
    console.warn('A modal did not load.', error);
    return { label: 'Something went wrong', content: <p>{SOMETHING_WENT_WRONG}</p> };
  });
  openModal(modal);
}
