/** Maximum wait in ms: the main thread of a slow phone may never be idle. */
const LATEST_MS = 2000;

/** Runs `work` when the browser is idle, or after 200 ms in Safari, which has no `requestIdleCallback`. */
export function runWhenIdle(work: () => void): void {
  if ('requestIdleCallback' in window) window.requestIdleCallback(work, { timeout: LATEST_MS });
  else setTimeout(work, 200);
}
