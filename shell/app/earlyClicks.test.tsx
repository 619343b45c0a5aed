import { screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { hydratePage, listBusy, pressed, servePage } from '../testing/earlyPresses.tsx';

/** A variable, because the script is no module. */
const EARLY_CLICKS = './earlyClicks.ts';

let container: HTMLElement;

/** Runs the client's script, which hydrates the page. */
async function startClient() {
  const { replayEarlyEvents } = await import('./replayEvents.ts');
  replayEarlyEvents();
  await hydratePage(container);
}

beforeEach(async () => {
  vi.resetModules();
  container = servePage();
  await import(EARLY_CLICKS);
});

// Drops kept presses, which the next test would replay.
afterEach(() => void dispatchEvent(new Event('pagehide')));

it('presses before the client’s script runs are shown, and replayed in order after hydration', async () => {
  screen.getByText('Share').click();
  screen.getByText('Like').click();
  screen.getByText('Like').click();
  expect(listBusy()).toEqual(['Like', 'Share']);
  await startClient();
  expect(pressed.mock.calls).toEqual([['share'], ['like']]);
  expect(listBusy()).toEqual([]);
  screen.getByText('Like').click();
  expect(pressed).toHaveBeenCalledTimes(3);
  expect(listBusy()).toEqual([]);
});

it.each(['Menu', 'Send'])(
  'an early press on %s, which works without React, is not kept',
  (name) => {
    screen.getByText(name).click();
    expect(listBusy()).toEqual([]);
  },
);

it.each([
  ['followed a link', () => screen.getByText('Skip').click()],
  ['sent a form', () => screen.getByText('Send').click()],
  ['pressed Escape', () => dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape' }))],
  ['left the page', () => dispatchEvent(new Event('pagehide'))],
  ['waited for 15 s', () => vi.advanceTimersByTime(15_000)],
])('no early press is replayed after the visitor has %s', async (_, goOn) => {
  screen.getByText('Like').click();
  dispatchEvent(new KeyboardEvent('keydown', { key: 'Tab' }));
  expect(listBusy()).toEqual(['Like']);
  goOn();
  expect(listBusy()).toEqual([]);
  await startClient();
  expect(pressed).not.toHaveBeenCalled();
});

it('an early press is not replayed in a tab that is hidden when the client’s script runs', async () => {
  screen.getByText('Like').click();
  vi.spyOn(document, 'hidden', 'get').mockReturnValue(true);
  await startClient();
  expect(listBusy()).toEqual([]);
  expect(pressed).not.toHaveBeenCalled();
});
