import { act } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';

/** A variable, because the script is no module. */
const EARLY_CLICKS = './earlyClicks.ts';

const pressed = vi.fn<(name: string) => void>();

const part = (
  <>
    <button type="button" onClick={() => pressed('like')}>
      Like
    </button>
    <button type="button" onClick={() => pressed('share')}>
      <b>Share</b>
    </button>
    <button type="button" popoverTarget="menu">
      Menu
    </button>
    <a href="#main">Skip</a>
    <form onSubmit={(event) => event.preventDefault()}>
      <button>Send</button>
    </form>
  </>
);

let container: HTMLElement;
let cancellation: AbortController;

const find = (text: string) =>
  [...container.querySelectorAll<HTMLElement>('b, a, button')].find(
    ({ textContent }) => textContent === text,
  )!;

const busy = () =>
  [...container.querySelectorAll('[aria-busy=true]')].map(({ textContent }) => textContent);

/** Runs the client's script, which hydrates the page. */
async function startClient() {
  const { replayEarlyEvents } = await import('./replayEvents.ts');
  replayEarlyEvents(cancellation.signal);
  await act(async () => void hydrateRoot(container, part));
  await act(() => vi.advanceTimersByTimeAsync(100));
}

beforeEach(async () => {
  vi.useFakeTimers();
  vi.resetModules();
  cancellation = new AbortController();
  container = document.body.appendChild(document.createElement('div'));
  container.innerHTML = renderToString(part);
  await import(EARLY_CLICKS);
});

afterEach(() => {
  dispatchEvent(new Event('pagehide'));
  cancellation.abort();
  window.earlyClicks = undefined;
  container.remove();
  vi.restoreAllMocks();
});

it('presses before the client’s script runs are shown, and replayed in order after hydration', async () => {
  find('Share').click();
  find('Like').click();
  find('Like').click();
  expect(busy()).toEqual(['Like', 'Share']);
  await startClient();
  expect(pressed.mock.calls).toEqual([['share'], ['like']]);
  expect(busy()).toEqual([]);
  find('Like').click();
  expect(pressed).toHaveBeenCalledTimes(3);
  expect(busy()).toEqual([]);
});

it.each(['Menu', 'Send'])(
  'an early press on %s, which works without React, is not kept',
  (name) => {
    find(name).click();
    expect(busy()).toEqual([]);
  },
);

it.each([
  ['followed a link', () => find('Skip').click()],
  ['sent a form', () => find('Send').click()],
  ['pressed Escape', () => dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape' }))],
  ['left the page', () => dispatchEvent(new Event('pagehide'))],
  ['waited for 15 s', () => vi.advanceTimersByTime(15_000)],
])('no early press is replayed after the visitor has %s', async (_, goOn) => {
  find('Like').click();
  dispatchEvent(new KeyboardEvent('keydown', { key: 'Tab' }));
  expect(busy()).toEqual(['Like']);
  goOn();
  expect(busy()).toEqual([]);
  await startClient();
  expect(pressed).not.toHaveBeenCalled();
});

it('an early press is not replayed in a tab that is hidden when the client’s script runs', async () => {
  find('Like').click();
  vi.spyOn(document, 'hidden', 'get').mockReturnValue(true);
  await startClient();
  expect(busy()).toEqual([]);
  expect(pressed).not.toHaveBeenCalled();
});
