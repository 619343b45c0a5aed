import { beforeEach, expect, it, type MockInstance, vi } from 'vitest';
import type * as Scroll from './scroll.ts';

let scroll: typeof Scroll;
let scrollTo: MockInstance<typeof window.scrollTo>;
const placedAt = () => (scrollTo.mock.lastCall?.[0] as ScrollToOptions | undefined)?.top;

/** A tab that has just been opened. */
beforeEach(async () => {
  scrollTo = vi.spyOn(window, 'scrollTo');
  vi.resetModules();
  scroll = await import('./scroll.ts');
  // A page starts by this: it must not fail where storage is forbidden.
  vi.stubGlobal('sessionStorage', undefined);
  scroll.trackScroll();
  vi.unstubAllGlobals();
});

it('leaves the first page where the visitor has scrolled it before the script came', () => {
  window.scrollTo(0, 300);
  const calls = scrollTo.mock.calls.length;
  scroll.restoreScroll();
  expect(scrollTo.mock.calls.length).toBe(calls);
});

/** Goes to another page from one that is scrolled down, and back. */
function goAndComeBack() {
  window.history.replaceState(scroll.rememberScroll(), '', '/');
  scroll.restoreScroll();
  window.scrollTo(0, 700);
  scroll.rememberScroll();
  scroll.restoreScroll();
  const next = placedAt();
  window.dispatchEvent(new PopStateEvent('popstate'));
  scroll.restoreScroll();
  return { next, back: placedAt() };
}

const withoutUuid = { getRandomValues: crypto.getRandomValues.bind(crypto) };

it.each([
  ['', {}, 700],
  [' also over plain http, where there is no randomUUID', { crypto: withoutUuid }, 700],
  [' but where the browser keeps nothing', { sessionStorage: undefined }, 0],
])('puts a new page at its top, and one gone back to where it was left,%s', (_, browser, back) => {
  for (const [name, value] of Object.entries(browser)) vi.stubGlobal(name, value);
  expect(goAndComeBack()).toEqual({ next: 0, back });
});

it('puts a page that a link leads back to where it was left, with the query it had', () => {
  window.history.replaceState(scroll.rememberScroll(), '', '/merch?cursor=x');
  scroll.restoreScroll();
  window.scrollTo(0, 700);
  const address = scroll.addressLeft('/merch/');
  window.history.replaceState(scroll.rememberScroll(), '', '/merch/7');
  scroll.restoreScroll();
  expect(scroll.addressLeft('/merch/')).toBe('/merch?cursor=x');
  expect(address).toBe('/merch/');
  window.history.replaceState(scroll.rememberScroll('/merch?cursor=x'), '', '/merch?cursor=x');
  scroll.restoreScroll();
  expect(placedAt()).toBe(700);
});

it('leaves a page where it is when a modal on it is gone back from', () => {
  window.history.replaceState(scroll.rememberScroll(), '', '/');
  scroll.restoreScroll();
  const calls = scrollTo.mock.calls.length;
  window.dispatchEvent(new PopStateEvent('popstate'));
  scroll.restoreScroll();
  expect(scrollTo.mock.calls.length).toBe(calls);
});

it('names each entry of the history differently', () => {
  expect(scroll.rememberScroll().scrollKey).not.toBe(scroll.rememberScroll().scrollKey);
});
