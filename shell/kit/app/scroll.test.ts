import { beforeEach, expect, it, type MockInstance, vi } from 'vitest';
import type * as Scroll from './scroll.ts';

let scroll: typeof Scroll;
let scrollTo: MockInstance<typeof window.scrollTo>;
const placedAt = () => (scrollTo.mock.lastCall?.[0] as ScrollToOptions | undefined)?.top;

/** Imports a new instance of the module, as in a new tab. */
beforeEach(async () => {
  scrollTo = vi.spyOn(window, 'scrollTo');
  vi.resetModules();
  scroll = await import('./scroll.ts');
  // Every page calls this first, so it must not throw without storage.
  vi.stubGlobal('sessionStorage', undefined);
  scroll.trackScroll();
  vi.unstubAllGlobals();
});

it('hydration does not move a page that was already scrolled', () => {
  window.scrollTo(0, 300);
  const calls = scrollTo.mock.calls.length;
  scroll.restoreScroll();
  expect(scrollTo.mock.calls.length).toBe(calls);
});

/** Scrolls down, goes to another page, and back. @returns the scroll position of each */
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
])('a new page starts at its top, and Back restores the scroll position,%s', (_, browser, back) => {
  for (const [name, value] of Object.entries(browser)) vi.stubGlobal(name, value);
  expect(goAndComeBack()).toEqual({ next: 0, back });
});

it('closing a modal by Back keeps the scroll position', () => {
  window.history.replaceState(scroll.rememberScroll(), '', '/');
  scroll.restoreScroll();
  const calls = scrollTo.mock.calls.length;
  window.dispatchEvent(new PopStateEvent('popstate'));
  scroll.restoreScroll();
  expect(scrollTo.mock.calls.length).toBe(calls);
});

it('a link’s target that renders late is scrolled into view, unless the visitor scrolled first', async () => {
  const scrolled = vi.spyOn(Element.prototype, 'scrollIntoView').mockReturnValue();
  const append = async (id: string) => {
    const element = Object.assign(document.createElement('p'), { id });
    document.body.append(element);
    await Promise.resolve();
    return element;
  };
  const open = (hash: string) => {
    window.history.replaceState(scroll.rememberScroll(), '', `/${hash}`);
    scroll.restoreScroll();
  };
  open('#latest');
  await append('other');
  const latest = await append('latest');
  await append('last');
  expect(scrolled.mock.contexts).toEqual([latest]);
  open('#ratings');
  window.scrollTo(0, 300);
  await append('ratings');
  open('#left');
  open('');
  await append('left');
  expect(scrolled.mock.contexts).toEqual([latest]);
  document.body.replaceChildren();
});
