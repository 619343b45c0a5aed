/** Replays clicks once React handles them. Links, forms, `<details>` and popovers work natively. */

declare global {
  interface Window {
    /** Set until the client runs. In the order and with the times of `kept`. */
    earlyClicks?: Map<HTMLButtonElement, number> | undefined;
  }
}

/** Lifetime of a recorded click in ms, equal to the kit's `LOAD_TIMEOUT_MS`. */
const KEPT_MS = 15_000;

/** Polling interval of the replay in ms. */
const TRIED_MS = 20;

/** Clicked buttons in order, with the time of the last click in ms since 1970. */
const kept = new Map<HTMLButtonElement, number>();
let timer: ReturnType<typeof setInterval> | undefined;

/** The fields of React's fiber that `isHydrated` reads. React attaches the fiber to the element. */
interface Fiber {
  alternate: Fiber | null;
  flags: number;
  return: Fiber | null;
}

/** React's flags `Placement | Hydrating`: the fiber is not inserted yet, or an ancestor is not fully hydrated. */
const UNDER_WAY = 4098;

/**
 * Whether React handles clicks on an element. React attaches the fiber earlier, while clicks are still lost, so this
 * mirrors its `getNearestMountedFiber`.
 */
function isHydrated(element: object): boolean {
  const mark = Object.keys(element).find((key) => key.startsWith('__reactFiber')) ?? '';
  let fiber: Fiber | null | undefined = (element as Record<string, Fiber>)[mark];
  if (!fiber) return false;
  for (; fiber && !fiber.alternate; fiber = fiber.return) {
    if (fiber.flags & UNDER_WAY) return false;
  }
  return true;
}

function dequeueClick(button: HTMLButtonElement) {
  kept.delete(button);
  button.removeAttribute('aria-busy');
}

function forgetAll() {
  for (const button of kept.keys()) dequeueClick(button);
}

function replayClicks() {
  for (const [button, since] of kept) {
    const hydrated = isHydrated(button);
    if (!hydrated && button.isConnected && Date.now() - since < KEPT_MS) continue;
    dequeueClick(button);
    if (!hydrated) continue;
    button.click();
    // The next click must see the effect of this one.
    break;
  }
  if (kept.size === 0) clearInterval(timer);
}

/** Replays earlier clicks before a new one, because busy browsers delay timers but not events. */
function catchUp(pressed: HTMLButtonElement | null) {
  if (pressed && kept.has(pressed)) dequeueClick(pressed);
  for (const _ of kept) replayClicks();
}

function queueClick(event: MouseEvent) {
  const button = (event.target as Element).closest<HTMLButtonElement>(
    'button:not([popovertarget]),[data-press]',
  );
  if (!button || (button.form && button.type === 'submit') || isHydrated(button)) {
    if (event.isTrusted) catchUp(button);
    return;
  }
  // React may be listening already: it would hydrate synchronously, and the click would count twice.
  event.stopImmediatePropagation();
  keepClick(button, Date.now());
  button.setAttribute('aria-busy', 'true');
}

function keepClick(button: HTMLButtonElement, since: number) {
  if (kept.size === 0) timer = setInterval(replayClicks, TRIED_MS);
  kept.set(button, since);
}

function takeEarlyClicks() {
  for (const [button, since] of window.earlyClicks ?? []) {
    if (document.hidden) button.removeAttribute('aria-busy');
    else keepClick(button, since);
  }
  window.earlyClicks = undefined;
}

/** Discards the clicks when the visitor moves on. Ignores links that a script handled, like "More posts". */
function forgetOnLeaving({ type, target, defaultPrevented, key }: Event & { key?: string }) {
  if (defaultPrevented || (type === 'click' && !(target as Element).closest('a[href]'))) return;
  if (type !== 'keydown' || key === 'Escape') forgetAll();
}

/** To be called before other code listens for clicks. */
export function replayEarlyEvents() {
  takeEarlyClicks();
  addEventListener('click', queueClick, { capture: true });
  // The router dispatches 'pushState' for client-side navigation; a modal's history entry does not.
  for (const type of ['click', 'submit', 'pushState', 'keydown', 'visibilitychange', 'pagehide'])
    addEventListener(type, forgetOnLeaving);
}
