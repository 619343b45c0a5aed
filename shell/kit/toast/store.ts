/** Toasts, one at a time. The shell shows them in a live region. */
import { atom } from 'nanostores';

/** Duration of a toast in ms. */
const TOAST_MS = 5_000;
/** Duration of a toast with Undo, in ms. */
const UNDO_MS = 10_000;

export interface Toast {
  text: string;
  undo?: () => void;
}

export const $toast = atom<Toast | null>(null);

let timer: ReturnType<typeof setTimeout> | undefined;

/** Pauses the toast's timeout while it is hovered or focused. */
export function holdToast(): void {
  clearTimeout(timer);
}

/** Restarts the toast's timeout. */
export function releaseToast(): void {
  clearTimeout(timer);
  timer = setTimeout(hideToast, $toast.get()?.undo ? UNDO_MS : TOAST_MS);
}

export function hideToast(): void {
  clearTimeout(timer);
  $toast.set(null);
}

/**
 * Shows a toast, such as 'Your item is for sale.', in place of the previous one. @param undo called by the toast's
 * Undo button; without it there is no button
 */
export function showToast(text: string, undo?: () => void): void {
  $toast.set({ text, ...(undo && { undo }) });
  releaseToast();
}
