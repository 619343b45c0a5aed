/** Does what nobody waits for once the browser has nothing else to do; Safari does not tell when that is. */
export function whenIdle(work: () => void): void {
  if ('requestIdleCallback' in window) window.requestIdleCallback(work);
  else setTimeout(work, 200);
}
