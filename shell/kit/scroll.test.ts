import { afterEach, beforeAll, expect, it, vi } from 'vitest';
import { addressLeft, trackScroll, rememberScroll, restoreScroll } from './scroll.ts';

const scrollTo = vi.spyOn(window, 'scrollTo');
const placedAt = () => (scrollTo.mock.lastCall?.[0] as ScrollToOptions | undefined)?.top;

beforeAll(() => {
  // A page starts by this: it must not fail where storage is forbidden.
  vi.stubGlobal('sessionStorage', undefined);
  trackScroll();
  vi.unstubAllGlobals();
});
afterEach(() => {
  window.scrollTo(0, 0);
  vi.unstubAllGlobals();
});

it('leaves the first page where the visitor has scrolled it before the script came', () => {
  window.scrollTo(0, 300);
  const calls = scrollTo.mock.calls.length;
  restoreScroll();
  expect(scrollTo.mock.calls.length).toBe(calls);
});

/** Goes to another page from one that is scrolled down, and back. */
function goAndComeBack() {
  window.history.replaceState(rememberScroll(), '', '/');
  restoreScroll();
  window.scrollTo(0, 700);
  rememberScroll();
  restoreScroll();
  const next = placedAt();
  window.dispatchEvent(new PopStateEvent('popstate'));
  restoreScroll();
  return { next, back: placedAt() };
}

it('puts a new page at its top, and one gone back to where it was left', () => {
  expect(goAndComeBack()).toEqual({ next: 0, back: 700 });
});

it('puts a page that a link leads back to where it was left, with the query it had', () => {
  window.history.replaceState(rememberScroll(), '', '/merch?cursor=x');
  restoreScroll();
  window.scrollTo(0, 700);
  const address = addressLeft('/merch/');
  window.history.replaceState(rememberScroll(), '', '/merch/7');
  restoreScroll();
  expect(addressLeft('/merch/')).toBe('/merch?cursor=x');
  expect(address).toBe('/merch/');
  window.history.replaceState(rememberScroll('/merch?cursor=x'), '', '/merch?cursor=x');
  restoreScroll();
  expect(placedAt()).toBe(700);
});

it('leaves a page where it is when a modal on it is gone back from', () => {
  window.history.replaceState(rememberScroll(), '', '/');
  restoreScroll();
  const calls = scrollTo.mock.calls.length;
  window.dispatchEvent(new PopStateEvent('popstate'));
  restoreScroll();
  expect(scrollTo.mock.calls.length).toBe(calls);
});

it('names each entry of the history differently', () => {
  expect(rememberScroll().scrollKey).not.toBe(rememberScroll().scrollKey);
});

it('leads on where the browser keeps nothing', () => {
  vi.stubGlobal('sessionStorage', undefined);
  expect(goAndComeBack()).toEqual({ next: 0, back: 0 });
});

it('leads on over plain http, where there is no randomUUID', () => {
  vi.stubGlobal('crypto', { getRandomValues: crypto.getRandomValues.bind(crypto) });
  expect(goAndComeBack()).toEqual({ next: 0, back: 700 });
});
