import { atom } from 'nanostores';
import type { ReactNode } from 'react';

export interface Modal {
  label: string;
  /** The content. A function receives a callback that closes only this modal. */
  content: ReactNode | ((close: () => void) => ReactNode);
  /** Whether the modal has no close button and ignores Escape, the backdrop and Back. */
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
