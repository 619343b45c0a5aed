import { afterEach, beforeAll, expect, it, vi } from 'vitest';
import { followScroll, rememberScroll, restoreScroll } from './scroll.ts';

const scrollTo = vi.spyOn(window, 'scrollTo');
const placedAt = () => (scrollTo.mock.lastCall?.[0] as ScrollToOptions | undefined)?.top;

beforeAll(() => {
  // A page starts by this: it must not fail where storage is forbidden.
  vi.stubGlobal('sessionStorage', undefined);
  followScroll();
  vi.unstubAllGlobals();
});
afterEach(() => {
  window.scrollTo(0, 0);
  vi.unstubAllGlobals();
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
