import { atom } from 'nanostores';
import type { ReactNode } from 'react';

export interface Modal {
  /** What the dialog is called, for those who cannot see it. */
  label: string;
  /** What is in it; a function is given what closes this modal, and no other that opened meanwhile. */
  content: ReactNode | ((close: () => void) => ReactNode);
  /** Whether it takes the whole width, for pictures. */
  wide?: boolean;
  /** Called once, when the modal has closed, however it closed. */
  onClose?: (() => void) | undefined;
}

/** The modal that is open; there is one at most. The shell shows it. */
export const $modal = atom<Modal | null>(null);

/** Opens a modal. One that is open already closes first, its callback run. */
export function openModal(modal: Modal): void {
  closeModal();
  $modal.set(modal);
}

/** Closes the open modal, if there is one, and runs its callback. @param only no other than this one */
export function closeModal(only = $modal.get()): void {
  const open = $modal.get();
  if (open !== only) return;
  $modal.set(null);
  open?.onClose?.();
}
