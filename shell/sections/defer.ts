/** Maximum wait in ms: the main thread of a slow phone may never be idle. */
const LATEST_MS = 2000;

/** Events after which a visitor may soon follow a link or press a button. */
const INTENTS = ['pointerover', 'focusin', 'touchstart', 'keydown'];

/** Runs `work` when the browser is idle, or after 200 ms in Safari, which has no `requestIdleCallback`. */
export function runWhenIdle(work: () => void): void {
  if ('requestIdleCallback' in window) window.requestIdleCallback(work, { timeout: LATEST_MS });
  else setTimeout(work, 200);
}

let intent: Promise<void> | undefined;

/** Runs `work` when the browser is idle after the first intent, so that it does not delay the visitor's press. */
export function runAfterIntent(work: () => void): void {
  intent ??= new Promise((resolve) => {
    const listening = new AbortController();
    for (const type of INTENTS)
      window.addEventListener(
        type,
        () => {
          listening.abort();
          resolve();
        },
        { capture: true, passive: true, signal: listening.signal },
      );
  });
  void intent.then(() => runWhenIdle(work));
}
