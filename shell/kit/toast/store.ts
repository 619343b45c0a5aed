/** Toasts: one at a time, shown by the shell in a live region. */
import { atom } from 'nanostores';

/** Duration in ms. */
const TOAST_MS = 5_000;
/** Duration with Undo, in ms. */
const UNDO_MS = 10_000;

export interface Toast {
  text: string;
  undo?: () => void;
}

export const $toast = atom<Toast | null>(null);

let timer: ReturnType<typeof setTimeout> | undefined;

/** Pauses the timeout while a toast is hovered or focused. */
export function holdToast(): void {
  clearTimeout(timer);
}

/** Restarts the timeout. */
export function releaseToast(): void {
  clearTimeout(timer);
  timer = setTimeout(hideToast, $toast.get()?.undo ? UNDO_MS : TOAST_MS);
}

export function hideToast(): void {
  clearTimeout(timer);
  $toast.set(null);
}

/** Shows a toast, replacing the previous one: 'Your item is for sale.' @param undo offers Undo */
export function notify(text: string, undo?: () => void): void {
  $toast.set({ text, ...(undo && { undo }) });
  releaseToast();
}
