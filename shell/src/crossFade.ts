import { flushSync } from 'react-dom';
import { untilShown } from './shown.ts';

/** How long the picture of the page before stays where the next one does not stand, in ms. */
const LONGEST_MS = 100;

/**
 * Goes to a page that is ready by a cross-fade, where the browser can and the visitor likes motion; nothing else
 * waits for it. The page before is seen until the next one stands, which is mounted by a root of its own.
 */
export function crossFade(change: () => void): void {
  const still = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
  if (still || document.hidden || !('startViewTransition' in document)) {
    change();
    return;
  }
  const { updateCallbackDone, ready, finished } = document.startViewTransition(async () => {
    const shown = untilShown(LONGEST_MS);
    flushSync(change);
    await shown;
  });
  updateCallbackDone.catch(reportError);
  // The next navigation takes the place of one that is under way.
  for (const promise of [ready, finished]) promise.catch(() => {});
}
