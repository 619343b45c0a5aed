/** A browser that is never idle, on a slow phone for one, is not waited for longer, in ms. */
const LATEST_MS = 2000;

/** Does what nobody waits for once the browser is idle. Safari has no `requestIdleCallback`. */
export function whenIdle(work: () => void): void {
  if ('requestIdleCallback' in window) window.requestIdleCallback(work, { timeout: LATEST_MS });
  else setTimeout(work, 200);
}
