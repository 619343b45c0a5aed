/** Restores scroll positions when a page has rendered. The browser would do so before the page has its data. */
import { canonicalPath } from '@desert/contract/pages/head';
import { createRandomKey, tryStorage } from './browser.ts';

const PREFIX = 'scroll:';

let current = '';
/** Scroll position in CSS px that `restoreScroll` applies. */
let target = 0;
let placed = false;
/** Whether this is the first page, which may have been scrolled before hydration. */
let first = true;

interface Left {
  address: string;
  top: number;
}

let here = '/';
/** By path: the address, with its query, and the scroll position when the page was last left. */
const left = new Map<string, Left>();

/**
 * Saves the scroll position before a navigation. @param returnTo address whose last position is restored; by default
 * the next page opens at its top @returns the state of the next history entry
 */
export function rememberScroll(returnTo?: string): { scrollKey: string } {
  saveScroll();
  current = createRandomKey();
  target = (returnTo !== undefined && left.get(toCanonicalPath(returnTo))?.top) || 0;
  placed = first = false;
  return { scrollKey: current };
}

/** The address, with its query, at which the page was last left in this tab; `path` if it never was. */
export function getLastAddress(path: string): string {
  return left.get(toCanonicalPath(path))?.address ?? path;
}

/** Sets the address bar's query without rerendering the page, which already shows the result. @param query with '?' */
export function replaceQuery(query: string): void {
  here = window.location.pathname + query;
  History.prototype.replaceState.call(window.history, window.history.state, '', here);
}

/** Replaces the browser's scroll restoration; call once. */
export function trackScroll(): void {
  window.history.scrollRestoration = 'manual';
  if (getScrollKey() === undefined) {
    const state = { ...(window.history.state as object | null), scrollKey: createRandomKey() };
    // Bypasses the router: the page is the same.
    History.prototype.replaceState.call(window.history, state, '');
  }
  current = getScrollKey() ?? '';
  target = readStoredScroll();
  here = window.location.pathname + window.location.search;
  window.addEventListener('popstate', () => {
    // A modal's entry belongs to the same page.
    if (getScrollKey() === current) return;
    saveScroll();
    current = getScrollKey() ?? '';
    target = readStoredScroll();
    placed = first = false;
  });
  window.addEventListener('pagehide', saveScroll);
}

/** Scrolls to the stored position or the hash, once per page, unless the visitor scrolled before hydration. */
export function restoreScroll(): void {
  here = window.location.pathname + window.location.search;
  if (placed) return;
  placed = true;
  if (first && window.scrollY > 0) return;
  window.scrollTo({ top: target, behavior: 'instant' });
  const { hash } = window.location;
  if (target === 0 && hash) awaitElement(hash.slice(1));
}

/** Scrolls to an element once it is there, since pages render lazily, unless the visitor scrolled or left before. */
function awaitElement(id: string): void {
  const page = current;
  const scroll = (): boolean => {
    const element = document.getElementById(id);
    const isDone = element !== null || current !== page || window.scrollY > 0;
    if (current === page && window.scrollY === 0) element?.scrollIntoView();
    return isDone;
  };
  if (scroll()) return;
  const observer = new MutationObserver(() => scroll() && observer.disconnect());
  observer.observe(document.body, { childList: true, subtree: true });
}

function saveScroll() {
  const top = Math.round(window.scrollY);
  left.set(toCanonicalPath(here), { address: here, top });
  tryStorage(() => sessionStorage.setItem(PREFIX + current, String(top)));
}

function readStoredScroll(): number {
  return Number(tryStorage(() => sessionStorage.getItem(PREFIX + current)) ?? 0);
}

function getScrollKey(): string | undefined {
  return (window.history.state as { scrollKey?: string } | null)?.scrollKey;
}

function toCanonicalPath(address: string): string {
  return canonicalPath(address.replace(/[?#].*/, ''));
}
