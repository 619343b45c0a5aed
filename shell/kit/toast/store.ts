/** Short notices of what was done: one at a time, for a while. The shell shows them, and they are heard. */
import { atom } from 'nanostores';

/** How long a notice stands, in ms. */
const TOAST_MS = 5_000;
/** How long one stands whose deed can be undone, in ms. */
const UNDO_MS = 10_000;

export interface Toast {
  text: string;
  /** Takes back what was done. */
  undo?: () => void;
}

/** The notice that stands. */
export const $toast = atom<Toast | null>(null);

let timer: ReturnType<typeof setTimeout> | undefined;

/** Lets the notice stand while somebody is about to press what is in it, however slow they are. */
export function holdToast(): void {
  clearTimeout(timer);
}

/** Takes the notice away when its time, counted from now, is over. */
export function releaseToast(): void {
  clearTimeout(timer);
  timer = setTimeout(hideToast, $toast.get()?.undo ? UNDO_MS : TOAST_MS);
}

/** Takes the notice away. */
export function hideToast(): void {
  clearTimeout(timer);
  $toast.set(null);
}

/** Tells what was done, in the place of what was told before: 'Your item is for sale.' @param undo takes it back, where that is offered */
export function notify(text: string, undo?: () => void): void {
  $toast.set({ text, ...(undo && { undo }) });
  releaseToast();
}
