import { act, type ReactNode, useState } from 'react';
import { hydrateRoot, type Root } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterAll, afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { replayEarlyEvents } from './replayEvents.ts';

const listening = new AbortController();
replayEarlyEvents(listening.signal);
// Test files may share a window.
afterAll(() => listening.abort());

const pressed = vi.fn<(name: string) => void>();

/** Called while React renders a part, after its buttons. */
let meanwhile = () => {};

function Meanwhile() {
  meanwhile();
  return null;
}

/** A part of a page with buttons, links, and a form. */
function Part() {
  const [count, setCount] = useState(0);
  const press = (name: string) => () => {
    pressed(name);
    setCount(count + 1);
  };
  return (
    <>
      <button type="button" onClick={press('like')}>
        Like {count}
      </button>
      <button type="button" onClick={press('share')}>
        <b>Share</b>
      </button>
      <button type="button" popoverTarget="menu">
        Menu
      </button>
      <a href="#main">Skip</a>
      <a href="?cursor=a" onClick={(event) => event.preventDefault()}>
        More
      </a>
      <form onSubmit={(event) => event.preventDefault()}>
        <button>Send</button>
      </form>
      <Meanwhile />
    </>
  );
}

let container: HTMLElement;
let root: Root | undefined;

/** Renders a part into the document as the server does. */
function serve(part: ReactNode) {
  container = document.body.appendChild(document.createElement('div'));
  container.innerHTML = renderToString(part);
}

const button = (text: string) =>
  [...container.querySelectorAll('button')].find(({ textContent }) =>
    textContent.startsWith(text),
  )!;

const busy = () =>
  [...container.querySelectorAll('[aria-busy=true]')].map(({ textContent }) => textContent);

const hydrate = () =>
  act(async () => {
    root = hydrateRoot(container, <Part />);
  });

function hide() {
  const hidden = vi.spyOn(document, 'hidden', 'get').mockReturnValue(true);
  document.dispatchEvent(new Event('visibilitychange', { bubbles: true }));
  hidden.mockRestore();
}

/** Advances the clock by `ms`, and lets React finish its work. */
const wait = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));

beforeEach(() => {
  vi.useFakeTimers();
  serve(<Part />);
});

afterEach(async () => {
  // Drops kept presses, which the next test would replay.
  dispatchEvent(new Event('pagehide'));
  await act(async () => root?.unmount());
  root = undefined;
});

it('presses before hydration are shown immediately, and replayed in order afterwards', async () => {
  button('Share').querySelector('b')!.click();
  button('Like').click();
  expect(busy()).toEqual(['Like 0', 'Share']);
  await wait(1000);
  expect(pressed).not.toHaveBeenCalled();
  await hydrate();
  await wait(100);
  expect(pressed.mock.calls).toEqual([['share'], ['like']]);
  // The second press saw the count that the first one had changed.
  expect(container.textContent).toContain('Like 2');
  expect(busy()).toEqual([]);
});

it('a button pressed twice before hydration is replayed only once', async () => {
  button('Like').click();
  button('Like').click();
  await hydrate();
  await wait(100);
  expect(pressed).toHaveBeenCalledTimes(1);
});

describe('while React listens and has not hydrated', () => {
  // Outside `act`, as in a browser, React hydrates in a later task, or at once on a press.
  beforeEach(() => {
    vi.useRealTimers();
    vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', false);
  });

  it('a press is replayed once', async () => {
    root = hydrateRoot(container, <Part />);
    button('Like').click();
    await vi.waitFor(() => expect(busy()).toEqual([]));
    expect(pressed).toHaveBeenCalledTimes(1);
  });
});

it('no press is replayed before React has finished its work', async () => {
  button('Like').click();
  const busyThen: string[][] = [];
  meanwhile = () => {
    vi.advanceTimersByTime(100);
    busyThen.push(busy());
  };
  await hydrate();
  meanwhile = () => {};
  expect(busyThen[0]).toEqual(['Like 0']);
  await wait(100);
  expect(pressed).toHaveBeenCalledTimes(1);
});

it.each(['Menu', 'Send'])('a press on %s, which works without React, is not replayed', (name) => {
  button(name).click();
  expect(busy()).toEqual([]);
});

it.each([
  ['followed a link', () => container.querySelector('a')!.click()],
  ['followed a link in the browser', () => dispatchEvent(new Event('pushState'))],
  ['sent a form', () => button('Send').click()],
  ['pressed Escape', () => dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape' }))],
  ['left the page', () => dispatchEvent(new Event('pagehide'))],
  ['gone to another tab', hide],
])('no press is replayed after the visitor has %s', async (_, goOn) => {
  button('Like').click();
  goOn();
  expect(busy()).toEqual([]);
  await hydrate();
  await wait(100);
  expect(pressed).not.toHaveBeenCalled();
});

it('presses before hydration are dropped if no script arrives', async () => {
  button('Like').click();
  await wait(14_900);
  expect(busy()).toEqual(['Like 0']);
  await wait(200);
  expect(busy()).toEqual([]);
  await hydrate();
  await wait(100);
  expect(pressed).not.toHaveBeenCalled();
});
