/** Messages for screen readers only, rendered in the shell's live region. */
import { atom } from 'nanostores';

export interface Announcement {
  text: string;
  /** Sequence number, so that a repeated text is announced again. */
  nth: number;
}

export const $announcement = atom<Announcement | null>(null);

/** Announces a text to screen readers. */
export function announce(text: string): void {
  $announcement.set({ text, nth: ($announcement.get()?.nth ?? 0) + 1 });
}
