/** Maximum wait in ms: slow phones may never be idle. */
const LATEST_MS = 2000;

/** Runs work when the browser is idle; Safari has no `requestIdleCallback`. */
export function whenIdle(work: () => void): void {
  if ('requestIdleCallback' in window) window.requestIdleCallback(work, { timeout: LATEST_MS });
  else setTimeout(work, 200);
}
