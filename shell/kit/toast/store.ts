/** Store of the current toast, which the shell shows in a live region. */
import { atom } from 'nanostores';

const TOAST_MS = 5_000;
/** Duration in ms of a toast with Undo, which the visitor needs time to use. */
const UNDO_MS = 10_000;

export interface Toast {
  text: string;
  undo?: () => void;
}

export const $toast = atom<Toast | null>(null);

let timer: ReturnType<typeof setTimeout> | undefined;

/** Stops the toast's timeout while its button is hovered or focused. `releaseToast` starts it from the beginning. */
export function holdToast(): void {
  clearTimeout(timer);
}

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
