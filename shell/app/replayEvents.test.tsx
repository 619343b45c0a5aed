import { act, screen } from '@testing-library/react';
import { hydrateRoot } from 'react-dom/client';
import { afterEach, beforeEach, expect, it, onTestFinished, vi } from 'vitest';
import { hydratePage, listBusy, Page, pressed, servePage } from '../testing/earlyPresses.tsx';
import { replayEarlyEvents } from './replayEvents.ts';

let container: HTMLElement;

function hide() {
  const hidden = vi.spyOn(document, 'hidden', 'get').mockReturnValue(true);
  document.dispatchEvent(new Event('visibilitychange', { bubbles: true }));
  hidden.mockRestore();
}

/** Advances the clock by `ms`, and lets React finish its work. */
const wait = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));

beforeEach(() => {
  replayEarlyEvents();
  container = servePage();
});

// Drops kept presses, which the next test would replay.
afterEach(() => void dispatchEvent(new Event('pagehide')));

it('presses before hydration are shown immediately, and replayed in order afterwards', async () => {
  screen.getByText('Share').click();
  screen.getByText('Like').click();
  expect(listBusy()).toEqual(['Like', 'Share']);
  await wait(1000);
  expect(pressed).not.toHaveBeenCalled();
  await hydratePage(container);
  expect(pressed.mock.calls).toEqual([['share'], ['like']]);
  // The second press saw the count that the first one had changed.
  expect(screen.getByRole('status').textContent).toBe('2');
  expect(listBusy()).toEqual([]);
});

it('a button pressed twice before hydration is replayed only once', async () => {
  screen.getByText('Like').click();
  screen.getByText('Like').click();
  await hydratePage(container);
  expect(pressed).toHaveBeenCalledTimes(1);
});

it('a press while React listens and has not hydrated is replayed once', async () => {
  // Outside `act`, as in a browser, React hydrates in a later task, or at once on a press.
  vi.useRealTimers();
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', false);
  const root = hydrateRoot(container, <Page />);
  onTestFinished(() => act(async () => root.unmount()));
  screen.getByText('Like').click();
  await vi.waitFor(() => expect(listBusy()).toEqual([]));
  expect(pressed).toHaveBeenCalledTimes(1);
});

it('no press is replayed before React has finished its work', async () => {
  screen.getByText('Like').click();
  const busyThen: string[][] = [];
  function Meanwhile() {
    vi.advanceTimersByTime(100);
    busyThen.push(listBusy());
    return null;
  }
  await hydratePage(container, <Meanwhile />);
  expect(busyThen[0]).toEqual(['Like']);
  expect(pressed).toHaveBeenCalledTimes(1);
});

it.each(['Menu', 'Send'])('a press on %s, which works without React, is not replayed', (name) => {
  screen.getByText(name).click();
  expect(listBusy()).toEqual([]);
});

it.each([
  ['followed a link', () => screen.getByText('Skip').click()],
  ['followed a link in the browser', () => dispatchEvent(new Event('pushState'))],
  ['sent a form', () => screen.getByText('Send').click()],
  ['pressed Escape', () => dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape' }))],
  ['left the page', () => dispatchEvent(new Event('pagehide'))],
  ['gone to another tab', hide],
])('no press is replayed after the visitor has %s', async (_, goOn) => {
  screen.getByText('Like').click();
  goOn();
  expect(listBusy()).toEqual([]);
  await hydratePage(container);
  expect(pressed).not.toHaveBeenCalled();
});

it('presses before hydration are dropped if no script arrives', async () => {
  screen.getByText('Like').click();
  await wait(14_900);
  expect(listBusy()).toEqual(['Like']);
  await wait(200);
  expect(listBusy()).toEqual([]);
  await hydratePage(container);
  expect(pressed).not.toHaveBeenCalled();
});
