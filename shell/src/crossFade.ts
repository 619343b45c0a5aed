import { flushSync } from 'react-dom';
import { untilShown } from './shown.ts';

/** Maximum ms to wait for the next page's rendering. */
const LONGEST_MS = 100;

/** Changes the page with a cross-fade. The old page stays visible until its next root has rendered. */
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
  // A newer navigation replaces the transition.
  for (const promise of [ready, finished]) promise.catch(() => {});
}
