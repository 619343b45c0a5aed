/**
 * Where a page was scrolled to, stored for each entry of the tab's history. The browser's own memory
 * does not do: it scrolls at once, when the page it goes back to may still be waiting for its data.
 */
import { canonicalPath } from '@desert/contract/head';
import { randomKey } from './randomKey.ts';
import { tryStorage } from './tryStorage.ts';

const PREFIX = 'scroll:';

/** The key of the tab's entry. */
let current = '';
/** How far the page at the visitor's address is to be scrolled, in CSS pixels, when it first stands. */
let target = 0;
/** A page is put in place once, when it first stands. */
let placed = false;
/** Whether the page is the one that the tab was opened with: it may have been scrolled before the script came. */
let first = true;

interface Left {
  /** Its path and query. */
  address: string;
  /** How far it was scrolled, in CSS pixels. */
  top: number;
}

/** The address of the page on show. */
let here = '/';
/** How each page was left last, by its path. */
const left = new Map<string, Left>();

/**
 * Notes where the page that is being left stands, and gives the state of the entry to come.
 * @param returnTo the address to come, where it is to be put as it was left last
 */
export function rememberScroll(returnTo?: string): { scrollKey: string } {
  saveScroll();
  current = randomKey();
  target = (returnTo !== undefined && left.get(pathOf(returnTo))?.top) || 0;
  placed = first = false;
  return { scrollKey: current };
}

/** The address by which a page was left last, with the query it had then; its path where it never was. */
export function addressLeft(path: string): string {
  return left.get(pathOf(path))?.address ?? path;
}

/** Changes the query string in the address bar. The page shows that already: it is no navigation. */
export function replaceQuery(query: string): void {
  here = window.location.pathname + query;
  // Past the router, which would render the page again.
  History.prototype.replaceState.call(window.history, window.history.state, '', here);
}

/** Takes over from the browser; to be called once, by the shell. */
export function trackScroll(): void {
  window.history.scrollRestoration = 'manual';
  if (keyOfEntry() === undefined) {
    const state = { ...(window.history.state as object | null), scrollKey: randomKey() };
    // Past the router: it is the same page.
    History.prototype.replaceState.call(window.history, state, '');
  }
  current = keyOfEntry() ?? '';
  target = storedScroll();
  here = window.location.pathname + window.location.search;
  window.addEventListener('popstate', () => {
    // A modal's entry is of the same page.
    if (keyOfEntry() === current) return;
    saveScroll();
    current = keyOfEntry() ?? '';
    target = storedScroll();
    placed = first = false;
  });
  window.addEventListener('pagehide', saveScroll);
}

/** Puts the page where it belongs, now that its content stands; not one that the visitor has scrolled already. */
export function restoreScroll(): void {
  here = window.location.pathname + window.location.search;
  if (placed) return;
  placed = true;
  if (first && window.scrollY > 0) return;
  const { hash } = window.location;
  const linked = hash && document.getElementById(hash.slice(1));
  if (target === 0 && linked) linked.scrollIntoView();
  else window.scrollTo({ top: target, behavior: 'instant' });
}

function saveScroll() {
  const top = Math.round(window.scrollY);
  left.set(pathOf(here), { address: here, top });
  tryStorage(() => sessionStorage.setItem(PREFIX + current, String(top)));
}

function storedScroll(): number {
  return Number(tryStorage(() => sessionStorage.getItem(PREFIX + current)) ?? 0);
}

function keyOfEntry(): string | undefined {
  return (window.history.state as { scrollKey?: string } | null)?.scrollKey;
}

function pathOf(address: string): string {
  return canonicalPath(address.replace(/[?#].*/, ''));
}
