import type { PageState } from '@desert/contract/pages/shell';
import type { Suggestion } from '@desert/contract/search/search';
import { $announcement, setKitHost, type as typeInto } from '@desert/kit/testing';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { SiteContext } from '../sections/site.ts';
import { sections } from '../testing/layout.ts';
import { SearchField } from './SearchField.tsx';

const doan: Suggestion = {
  kind: 'players',
  label: ['Shane ', 'Do', 'an'],
  about: 'R, 1995-96 to 2016-17',
  path: '/history/2011-12/',
};
const post: Suggestion = { kind: 'news', label: ['', 'Do', 'gs'], about: 'Post', path: '/news/7' };

type Respond = (suggestions: Suggestion[], status?: number) => Promise<void>;

/** Requests for suggestions. Each waits until the test calls `respond` or `fail`. */
let requests: { text: string; signal: AbortSignal; respond: Respond; fail: () => Promise<void> }[] =
  [];

beforeEach(() => {
  requests = [];
  vi.useFakeTimers();
  window.history.replaceState(null, '', '/news');
  vi.stubGlobal('fetch', (address: string, { signal }: { signal: AbortSignal }) => {
    const { promise, resolve, reject } = Promise.withResolvers<Response>();
    const text = new URL(address, 'https://desert.test').searchParams.get('q') ?? '';
    const respond: Respond = (suggestions, status = 200) =>
      act(async () => resolve(Response.json(suggestions, { status })));
    const fail = () => act(async () => reject(new TypeError('Failed to fetch')));
    requests.push({ text, signal, respond, fail });
    // An aborted request still gets its response.
    return promise;
  });
});

const field = () => screen.getByLabelText<HTMLInputElement>('Search');
const options = () => screen.queryAllByRole('option').map(({ textContent }) => textContent);
const active = () => screen.queryByRole('option', { selected: true })?.textContent;
const press = (key: string) => fireEvent.keyDown(field(), { key });
const pause = () => act(() => vi.advanceTimersByTimeAsync(80));

async function type(text: string) {
  typeInto('Search', text);
  await pause();
}

const show = () =>
  render(
    <SiteContext value={{ state: { sections } as PageState }}>
      <SearchField />
    </SiteContext>,
  );

/** Focuses the field, and waits for the code of its combobox. */
async function focus() {
  const view = show();
  await act(async () => field().focus());
  await vi.waitFor(() => expect(field().getAttribute('role')).toBe('combobox'));
  return view;
}

/** Types "do", and responds with two suggestions. */
async function suggest() {
  await focus();
  await type('do');
  await requests[0]!.respond([doan, post]);
}

it('the search suggestions match and mark a typed prefix, and their number is announced', async () => {
  await suggest();
  expect(options()).toEqual(['Shane Doan R, 1995-96 to 2016-17', 'Dogs Post', 'Search for “do” ']);
  expect(screen.getAllByText('Do').map(({ localName }) => localName)).toEqual(['mark', 'mark']);
  expect(field().getAttribute('aria-expanded')).toBe('true');
  expect(screen.getByRole('listbox').id).toBe(field().getAttribute('aria-controls'));
  expect($announcement.get()?.text).toBe('2 suggestions');
});

it('search suggestions are debounced, and an empty field requests none', async () => {
  await focus();
  typeInto('Search', 'd');
  typeInto('Search', 'do');
  await pause();
  await type(' ');
  expect(requests.map(({ text }) => text)).toEqual(['do']);
});

it('a response to an older request that arrives late does not replace newer search suggestions', async () => {
  await focus();
  await type('do');
  await type('dog');
  await requests[1]!.respond([post]);
  await requests[0]!.respond([doan]);
  expect(requests[0]!.signal.aborted).toBe(true);
  expect(options()).toEqual(['Dogs Post', 'Search for “dog” ']);
});

it('old search suggestions stay visible until the newest response, but can’t be chosen', async () => {
  await suggest();
  press('ArrowDown');
  await type('doa');
  expect(options()).toHaveLength(3);
  expect(active()).toBeUndefined();
  expect(field().hasAttribute('aria-activedescendant')).toBe(false);
  expect(press('Enter')).toBe(true);
  expect(window.location.pathname).toBe('/news');
});

it('the last search suggestion searches for the field’s current text, whatever response is shown', async () => {
  await suggest();
  typeInto('Search', ' doa');
  expect(options().at(-1)).toBe('Search for “doa” ');
  press('ArrowUp');
  press('Enter');
  expect(window.location.search).toBe('?q=doa');
});

it.each([
  ['gets an error', () => requests[1]!.respond([], 503)],
  ['gets no response', () => requests[1]!.fail()],
])('the search suggestions close if the newest request %s', async (_, end) => {
  await suggest();
  await type('dog');
  await end();
  expect(options()).toEqual([]);
  expect(field().getAttribute('aria-expanded')).toBe('false');
  fireEvent.submit(field().form!);
  expect(window.location.search).toBe('?q=dog');
});

it('text typed before the code of the search suggestions loads gets suggestions', async () => {
  show();
  field().value = 'do';
  await act(async () => field().focus());
  await vi.waitFor(() => expect(field().getAttribute('role')).toBe('combobox'));
  await pause();
  expect(requests.map(({ text }) => text)).toEqual(['do']);
});

it('the arrow keys activate and prefetch the search suggestions, and Enter opens the active one', async () => {
  const prefetch = vi.fn<(path: string) => void>();
  setKitHost({ prefetch });
  await suggest();
  press('ArrowDown');
  expect(active()).toMatch(/^Shane/);
  expect(prefetch).toHaveBeenLastCalledWith('/history/2011-12/');
  press('ArrowUp');
  press('ArrowUp');
  expect(active()).toMatch(/^Search for/);
  press('ArrowUp');
  press('Enter');
  expect(window.location.pathname).toBe('/news/7');
  expect(options()).toEqual([]);
});

it('Escape closes the search suggestions, then empties the field; an arrow key searches again', async () => {
  await suggest();
  press('Escape');
  expect([options(), field().value]).toEqual([[], 'do']);
  press('ArrowDown');
  await pause();
  expect(requests.map(({ text }) => text)).toEqual(['do', 'do']);
  press('Escape');
  expect(field().value).toBe('');
});

it('a press on a search suggestion opens its page', async () => {
  await suggest();
  const option = screen.getByRole('option', { name: /^Shane/ });
  expect(fireEvent.pointerDown(option)).toBe(false);
  fireEvent.click(option);
  expect(window.location.pathname).toBe('/history/2011-12/');
  expect(field().value).toBe('');
});
