/** A text area in which members are mentioned, for tests, and an API that answers when a test says so. */
import { act, fireEvent, render, screen } from '@testing-library/react';
import { vi } from 'vitest';
import { TextArea } from '../form/TextArea.tsx';
import { $viewer } from '../session.ts';

interface Asked {
  address: string;
  signal: AbortSignal;
  answer: (names: string[], status?: number) => Promise<void>;
}

/** What was asked, each with what answers it. */
export const asked: Asked[] = [];

/** What the form heard of, as what stores a draft does. */
export const heard = vi.fn<(text: string) => void>();

/** Has somebody signed in, and nothing asked. */
export function setUpMentions(): void {
  asked.length = 0;
  vi.useFakeTimers();
  $viewer.set({ id: 1, username: 'me' });
  vi.stubGlobal('fetch', (address: string, { signal }: { signal: AbortSignal }) => {
    const { promise, resolve } = Promise.withResolvers<Response>();
    asked.push({
      address,
      signal,
      answer(names, status = 200) {
        const members = names.map((username, at) => ({ id: at + 2, username }));
        return act(async () => resolve(Response.json(members, { status })));
      },
    });
    // Like a server that answers whether or not anybody listens.
    return promise;
  });
}

export const area = () => screen.getByLabelText<HTMLTextAreaElement>('Details');
export const options = () => screen.queryAllByRole('option').map((option) => option.textContent);
export const active = () => screen.queryByRole('option', { selected: true });

/** What was asked for, each time. */
export const starts = () =>
  asked.map(({ address }) => /^\/api\/users\/\?starts=(.*)$/.exec(address)?.[1]);

export const pause = () => act(() => vi.advanceTimersByTimeAsync(80));

/** @returns whether the key does what it does anywhere */
export const press = (key: string, more: object = {}) =>
  fireEvent.keyDown(area(), { key, ...more });

/** Sets a text with the caret at '|', or at the end. */
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
  const onInput = () => heard(area().value);
  render(<TextArea label="Details" name="details" mentions={mentions} onInput={onInput} />);
  act(() => area().focus());
}

/** Waits for the code of the list, where that is under way. */
export const loaded = () => act(() => vi.dynamicImportSettled());

/** The same with the code of its list, and something typed. */
export async function showLoaded(text = ''): Promise<void> {
  show();
  write('@');
  await loaded();
  if (text !== '') await type(text);
}

/** Types '@an', and has it answered. */
export async function offer(): Promise<void> {
  await showLoaded('Hi @an');
  await asked[0]?.answer(['ann', 'Anna', 'andy']);
}
