/**
 * Where a page was scrolled to, kept for each entry of the tab's history. The browser's own memory
 * does not do: it scrolls at once, when the page it goes back to may still be waiting for its data.
 */
import { attempt } from './attempt.ts';
import { randomKey } from './randomKey.ts';

const PREFIX = 'scroll:';

let current = 'first';
/** A page that was gone back to is put where it was left; one newly gone to starts at its top. */
let returning = false;
/** A page is put in place once, when it first stands. */
let placed = false;

/** Notes where the page that is being left stands, and gives the state of the entry to come. */
export function rememberScroll(): { scrollKey: string } {
  saveScroll();
  current = randomKey();
  returning = false;
  placed = false;
  return { scrollKey: current };
}

/** Takes over from the browser; to be called once, by the shell. */
export function followScroll(): void {
  window.history.scrollRestoration = 'manual';
  current = keyOfEntry();
  returning = keptScroll() !== undefined;
  window.addEventListener('popstate', () => {
    saveScroll();
    current = keyOfEntry();
    returning = true;
    placed = false;
  });
  window.addEventListener('pagehide', saveScroll);
}

/** Puts the page where it belongs, now that its content stands. */
export function restoreScroll(): void {
  if (placed) return;
  placed = true;
  const kept = returning ? Number(keptScroll() ?? 0) : 0;
  returning = false;
  const target = window.location.hash && document.getElementById(window.location.hash.slice(1));
  if (kept === 0 && target) target.scrollIntoView();
  else window.scrollTo({ top: kept, behavior: 'instant' });
}

function saveScroll() {
  attempt(() => sessionStorage.setItem(PREFIX + current, String(Math.round(window.scrollY))));
}

function keptScroll(): string | undefined {
  return attempt(() => sessionStorage.getItem(PREFIX + current)) ?? undefined;
}

function keyOfEntry(): string {
  return (window.history.state as { scrollKey?: string } | null)?.scrollKey ?? 'first';
}
