import { atom } from 'nanostores';
import type { ReactNode } from 'react';

export interface Modal {
  /** What the dialog is called, for those who cannot see it. */
  label: string;
  /** What is in it; a function is given what closes this modal, and no other that opened meanwhile. */
  content: ReactNode | ((close: () => void) => ReactNode);
  /** If set, only the content can close the modal: Escape, the backdrop and Back do not, and there is no close button. */
  persistent?: boolean;
  /** Whether it takes the whole width, for pictures. */
  wide?: boolean;
}

/** The modal that is open; there is one at most. The shell shows it. */
export const $modal = atom<Modal | null>(null);

/** Opens a modal, in place of one that is open. */
export function openModal(modal: Modal): void {
  $modal.set(modal);
}

/** Closes the open modal, if there is one. @param only no other than this one */
export function closeModal(only = $modal.get()): void {
  if ($modal.get() === only) $modal.set(null);
}
