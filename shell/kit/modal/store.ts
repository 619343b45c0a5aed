import { atom } from 'nanostores';
import type { ReactNode } from 'react';

export interface Modal {
  label: string;
  /** The content. A function receives a callback that closes only this modal. */
  content: ReactNode | ((close: () => void) => ReactNode);
  /** Whether only the content closes the modal: Escape, the backdrop and Back do not; there is no close button. */
  persistent?: boolean;
  wide?: boolean;
}

export const $modal = atom<Modal | null>(null);

export function openModal(modal: Modal): void {
  $modal.set(modal);
}

/** Closes the modal. @param only the modal to close; does nothing if another one is open */
export function closeModal(only = $modal.get()): void {
  if ($modal.get() === only) $modal.set(null);
}
