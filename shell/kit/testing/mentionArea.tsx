/** A text area with mentions, and a stub of the API that responds when a test tells it to. */
import { act, fireEvent, render, screen } from '@testing-library/react';
import { vi } from 'vitest';
import { $viewer } from '../app/session.ts';
import { TextArea } from '../form/TextArea.tsx';

interface Asked {
  address: string;
  signal: AbortSignal;
  answer: (names: string[], status?: number) => Promise<void>;
}

/** The requests so far, each with a function that responds to it. */
export const requests: Asked[] = [];

/** Called with the text at each `input` event, as the code that stores drafts is. */
export const heardText = vi.fn<(text: string) => void>();

/** Signs a user in, stubs the API, fakes timers and forgets earlier requests. */
export function setUpMentions(): void {
  requests.length = 0;
  vi.useFakeTimers();
  $viewer.set({ id: 1, username: 'me' });
  vi.stubGlobal('fetch', (address: string, { signal }: { signal: AbortSignal }) => {
    const { promise, resolve } = Promise.withResolvers<Response>();
    requests.push({
      address,
      signal,
      answer(names, status = 200) {
        const members = names.map((username, at) => ({ id: at + 2, username }));
        return act(async () => resolve(Response.json(members, { status })));
      },
    });
    // Ignores the abort signal, like a server that responds anyway.
    return promise;
  });
}

export const area = () => screen.getByLabelText<HTMLTextAreaElement>('Details');
export const options = () => screen.queryAllByRole('option').map((option) => option.textContent);
export const active = () => screen.queryByRole('option', { selected: true });

/** The parameter `starts` of each request. */
export const starts = () =>
  requests.map(({ address }) => /^\/api\/users\/\?starts=(.*)$/.exec(address)?.[1]);

export const pause = () => act(() => vi.advanceTimersByTimeAsync(80));

/** @returns false if the text area prevented the default action of the key */
export const press = (key: string, more: object = {}) =>
  fireEvent.keyDown(area(), { key, ...more });

/** Replaces the text, and puts the caret at '|' or at the end. */
export function write(text: string): void {
  const value = text.replace('|', '');
  area().value = value;
  const caret = text.includes('|') ? text.indexOf('|') : value.length;
  area().setSelectionRange(caret, caret);
  fireEvent.input(area());
}

export async function type(text: string): Promise<void> {
  write(text);
  await pause();
}

/** Shows a text area that has the focus. */
export function show(mentions = true): void {
  const onInput = () => heardText(area().value);
  render(<TextArea label="Details" name="details" mentions={mentions} onInput={onInput} />);
  act(() => area().focus());
}

/** Waits for the code of the list if it is being loaded. */
export const loaded = () => act(() => vi.dynamicImportSettled());

/** Shows a text area, loads the code of its list, and types a text. */
export async function showLoaded(text = ''): Promise<void> {
  show();
  write('@');
  await loaded();
  if (text !== '') await type(text);
}

/** Types 'Hi @an', and responds with three members. */
export async function offer(): Promise<void> {
  await showLoaded('Hi @an');
  await requests[0]?.answer(['ann', 'Anna', 'andy']);
}
