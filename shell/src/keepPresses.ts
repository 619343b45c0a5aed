/**
 * Keeps what is pressed before its part of the page is hydrated, and plays it then. A script of its own in the
 * document's head, before all else (see `shell/build.ts`): it imports nothing and stands alone.
 *
 * Only what does nothing without a script is kept: buttons, and what is marked `data-press`. Links, forms, `<details>` and popovers work by
 * themselves; whom one of them takes to another page has gone on, and so has who hides the page or presses Escape.
 */

/** How long a press is kept, in ms: as long as code may take to come, see `LOAD_TIMEOUT_MS` of the kit. */
const KEPT_MS = 15_000;

/** How often a kept press is tried, in ms. */
const TRIED_MS = 20;

/** The buttons that were pressed, in that order, and when last. Pressed twice, a button is played once. */
const kept = new Map<HTMLButtonElement, number>();
let timer = 0;

/** What React marks an element with when it takes it over. An element that it renders anew is another one: that press is dropped. */
interface Fiber {
  alternate: Fiber | null;
  flags: number;
  return: Fiber | null;
}

/** React's `Placement | Hydrating`: not in the page yet, or not all of what it stands in is hydrated. */
const UNDER_WAY = 4098;

/**
 * Whether React hears what is pressed: the mark comes before, while React is still at work, and a press is lost
 * then. As its `getNearestMountedFiber` says.
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

function forget(button: HTMLButtonElement) {
  kept.delete(button);
  button.removeAttribute('aria-busy');
}

function forgetAll() {
  for (const button of kept.keys()) forget(button);
}

function play() {
  for (const [button, since] of kept) {
    const hydrated = isHydrated(button);
    if (!hydrated && button.isConnected && Date.now() - since < KEPT_MS) continue;
    forget(button);
    if (!hydrated) continue;
    button.click();
    // The next one sees what this one changed.
    break;
  }
  if (kept.size === 0) clearInterval(timer);
}

/**
 * A browser at work puts off timers, but not what is pressed: what came before it is played before it.
 * @param pressed takes its own press now, and not once more
 */
function catchUp(pressed: HTMLButtonElement | null) {
  if (pressed && kept.has(pressed)) forget(pressed);
  for (const _ of kept) play();
}

function keep(event: MouseEvent) {
  const button = (event.target as Element).closest<HTMLButtonElement>(
    'button:not([popovertarget]),[data-press]',
  );
  if (!button || (button.form && button.type === 'submit') || isHydrated(button)) {
    if (event.isTrusted) catchUp(button);
    return;
  }
  // React may listen already: it would hydrate at once, and the press would count twice.
  event.stopImmediatePropagation();
  if (kept.size === 0) timer = setInterval(play, TRIED_MS);
  kept.set(button, Date.now());
  button.setAttribute('aria-busy', 'true');
}

/** A link or a form that React hears may stay on the page, as "More posts" does. */
function goOn({ type, target, defaultPrevented, key }: Event & { key?: string }) {
  if (defaultPrevented || (type === 'click' && !(target as Element).closest('a[href]'))) return;
  if (type !== 'keydown' || key === 'Escape') forgetAll();
}

addEventListener('click', keep, true);
// The router says 'pushState' of a link that the shell follows; a modal's entry of the history goes past it.
for (const type of ['click', 'submit', 'pushState', 'keydown', 'visibilitychange', 'pagehide']) {
  addEventListener(type, goOn);
}
