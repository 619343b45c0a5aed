/** Messages for screen readers only, rendered in the shell's live region. */
import { atom } from 'nanostores';

export interface Announcement {
  text: string;
  /** Makes a repeated message new. */
  nth: number;
}

export const $announcement = atom<Announcement | null>(null);

/** For example 'Sorted by Goals, descending'. */
export function announce(text: string): void {
  $announcement.set({ text, nth: ($announcement.get()?.nth ?? 0) + 1 });
}
