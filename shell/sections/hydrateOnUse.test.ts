import { setKitHost } from '@desert/kit/shell';
import { fireEvent } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { hydrateOnUse } from './hydrateOnUse.ts';

const HTML = `
  <a id="link" href="/history">History</a>
  <a id="heading" href="?forwards=goals-descending" data-hydrates>Goals</a>
  <a id="download" href="/api/history/teams/2011-12.csv" download>CSV</a>
  <button id="share">Share</button>
  <form action="/history/players"><input name="q" /><button id="search" type="submit">Search</button></form>`;

const navigate = vi.fn<(to: string) => void>();
const hydrate = vi.fn<() => Promise<boolean>>();
let element: HTMLElement;
let stop: () => void;

const find = (id: string) => element.querySelector<HTMLElement>(`#${id}`)!;

function listen() {
  stop = hydrateOnUse(element, { navigate, hydrate });
}

beforeEach(() => {
  setKitHost({ prefetch: () => {} });
  element = document.createElement('div');
  element.innerHTML = HTML;
  document.body.replaceChildren(element);
  // The page is hydrated as it is in the shell: its listeners are removed first.
  hydrate.mockImplementation(async () => {
    stop();
    return true;
  });
});

it('links are followed without hydration, and downloads are left to the browser', () => {
  listen();
  fireEvent.pointerMove(find('link'));
  expect(fireEvent.click(find('link'))).toBe(false);
  expect(navigate).toHaveBeenCalledExactlyOnceWith('/history');
  expect(fireEvent.click(find('download'))).toBe(true);
  expect(hydrate).not.toHaveBeenCalled();
});

it.each([
  ['hovered', () => fireEvent.pointerMove(find('share'))],
  ['touched', () => fireEvent.pointerDown(find('share'))],
  ['focused', () => fireEvent.focusIn(element.querySelector('input')!)],
  // `replayEvents.ts` marks a recorded press.
  ['pressed', () => find('share').setAttribute('aria-busy', 'true')],
])('a control that is %s hydrates the page', async (_, use) => {
  listen();
  use();
  await vi.waitFor(() => expect(hydrate).toHaveBeenCalledOnce());
});

it('a press before the page listened hydrates it', () => {
  find('share').setAttribute('aria-busy', 'true');
  listen();
  expect(hydrate).toHaveBeenCalledOnce();
});

it('a press on a heading is repeated once after hydration', async () => {
  listen();
  const pressed = vi.fn<(event: Event) => void>((event) => event.preventDefault());
  fireEvent.click(find('heading'));
  expect(find('heading').getAttribute('aria-busy')).toBe('true');
  find('heading').addEventListener('click', pressed);
  await vi.waitFor(() => expect(pressed).toHaveBeenCalledOnce());
  expect(find('heading').hasAttribute('aria-busy')).toBe(false);
});

it('a form that is submitted is submitted once more after hydration', async () => {
  listen();
  const submitted = vi.fn<(event: Event) => void>((event) => event.preventDefault());
  hydrate.mockImplementation(async () => {
    stop();
    element.addEventListener('submit', submitted);
    return true;
  });
  fireEvent.click(find('search'));
  await vi.waitFor(() => expect(submitted).toHaveBeenCalledOnce());
});

it('a press that cannot be hydrated is left to the browser', async () => {
  hydrate.mockResolvedValue(false);
  const assign = vi.spyOn(window.location, 'assign').mockImplementation(() => {});
  const submit = vi.spyOn(HTMLFormElement.prototype, 'requestSubmit').mockImplementation(() => {});
  listen();
  fireEvent.click(find('heading'));
  fireEvent.submit(element.querySelector('form')!);
  await vi.waitFor(() => expect(submit).toHaveBeenCalledOnce());
  expect(assign).toHaveBeenCalledExactlyOnceWith(
    expect.stringMatching(/\?forwards=goals-descending$/),
  );
});

it('without a connection, a form that cannot be hydrated keeps what was typed', async () => {
  hydrate.mockResolvedValue(false);
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  const submit = vi.spyOn(HTMLFormElement.prototype, 'requestSubmit').mockImplementation(() => {});
  listen();
  expect(fireEvent.submit(element.querySelector('form')!)).toBe(false);
  await Promise.resolve(hydrate.mock.results[0]?.value);
  await Promise.resolve();
  expect(submit).not.toHaveBeenCalled();
});

it('a press on a link whose HTML is replaced opens the page in the browser', async () => {
  const assign = vi.fn<(to: string) => void>();
  vi.stubGlobal('location', { assign });
  listen();
  const link = find('heading');
  hydrate.mockImplementation(async () => {
    stop();
    link.remove();
    return true;
  });
  fireEvent.click(link);
  await vi.waitFor(() => expect(assign).toHaveBeenCalledOnce());
});
