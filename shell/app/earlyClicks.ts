/** Records clicks until the client replays them (`replayEvents.ts`). In the head of each page, so without imports. */

/** Lifetime of a recorded click in ms, equal to the kit's `LOAD_TIMEOUT_MS`. */
const KEPT_MS = 15_000;

window.earlyClicks = new Map();

function handleEvent({ type, target, key }: { type?: string; target?: unknown; key?: string }) {
  const clicks = window.earlyClicks;
  if (!clicks) return;
  const isClick = type === 'click';
  const button =
    isClick &&
    (target as Element).closest<HTMLButtonElement>('button:not([popovertarget]),[data-press]');
  if (button && !(button.form && button.type === 'submit')) {
    clicks.set(button, Date.now());
    button.setAttribute('aria-busy', 'true');
    setTimeout(handleEvent, KEPT_MS, {});
  } else if (
    type === 'keydown' ? key === 'Escape' : !isClick || (target as Element).closest('a[href]')
  ) {
    // The visitor moves on, or no script came.
    for (const [each, at] of clicks) {
      if (!type && Date.now() - at < KEPT_MS) continue;
      each.removeAttribute('aria-busy');
      clicks.delete(each);
    }
  }
}

for (const type of ['click', 'submit', 'keydown', 'pagehide']) addEventListener(type, handleEvent);
