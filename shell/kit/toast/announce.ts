/** Messages for screen readers only, rendered in the shell's live region. */
import { atom } from 'nanostores';

export interface Announcement {
  text: string;
  /** Number that makes a repeated message new. */
  nth: number;
}

export const $announcement = atom<Announcement | null>(null);

/** Announces a text such as 'Sorted by Goals, descending'. */
export function announce(text: string): void {
  $announcement.set({ text, nth: ($announcement.get()?.nth ?? 0) + 1 });
}
