import { flushSync } from 'react-dom';
import { waitUntilShown } from './shown.ts';

/** Maximum ms to wait for the next page's rendering. */
const LONGEST_MS = 100;

/**
 * Changes the page with a cross-fade: the old page stays visible until the next one has rendered, at most `LONGEST_MS`.
 * Changes it at once with reduced motion, in a hidden tab, and in browsers without view transitions.
 */
export function crossFade(change: () => void): void {
  const still = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
  if (still || document.hidden || !('startViewTransition' in document)) {
    change();
    return;
  }
  const { updateCallbackDone, ready, finished } = document.startViewTransition(async () => {
    const shown = waitUntilShown(LONGEST_MS);
    flushSync(change);
    await shown;
  });
  updateCallbackDone.catch(reportError);
  // These reject if a newer navigation skips the transition.
  for (const promise of [ready, finished]) promise.catch(() => {});
}
