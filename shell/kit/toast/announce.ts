/** Screen-reader-only messages: what they say is on the screen already. The shell's live region has them. */
import { atom } from 'nanostores';

export interface Announcement {
  text: string;
  /** Counts up, so that what is said again is heard again. */
  nth: number;
}

/** What was said last. */
export const $announcement = atom<Announcement | null>(null);

/** Says something to those who hear the page: 'Sorted by Goals, descending'. */
export function announce(text: string): void {
  $announcement.set({ text, nth: ($announcement.get()?.nth ?? 0) + 1 });
}
