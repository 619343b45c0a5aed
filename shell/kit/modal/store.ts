import { atom } from 'nanostores';
import type { ReactNode } from 'react';

export interface Modal {
  label: string;
  /** A function receives what closes this modal only. */
  content: ReactNode | ((close: () => void) => ReactNode);
  /** If set, only the content can close the modal: Escape, the backdrop and Back do not, and there is no close button. */
  persistent?: boolean;
  wide?: boolean;
}

export const $modal = atom<Modal | null>(null);

export function openModal(modal: Modal): void {
  $modal.set(modal);
}

/** @param only closes nothing but this modal */
export function closeModal(only = $modal.get()): void {
  if ($modal.get() === only) $modal.set(null);
}
