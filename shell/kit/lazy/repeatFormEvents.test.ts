import { fireEvent } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { repeatFormEvents } from './repeatFormEvents.ts';

const HTML = `
  <form action="/news">
    <select><option>newest</option><option>likes</option><option>comments</option></select>
    <button>Apply</button>
  </form>
  <form action="/memories"><button>Search</button></form>`;

const load = vi.fn<() => Promise<boolean>>();
const handled = vi.fn<(event: Event) => void>((event) => event.preventDefault());
let place: HTMLElement;

const find = (selector: string) => place.querySelector<HTMLElement>(selector)!;
const choose = (value: string) => fireEvent.change(find('select'), { target: { value } });

/** Loads the code, which handles the events from then on. */
async function finish(repeats = true): Promise<boolean> {
  await Promise.resolve();
  place.addEventListener('change', handled);
  place.addEventListener('submit', handled);
  return repeats;
}

beforeEach(() => {
  handled.mockClear();
  load.mockReset().mockImplementation(() => finish());
  place = document.createElement('div');
  place.innerHTML = HTML;
  document.body.replaceChildren(place);
  return repeatFormEvents(place, {
    load,
    isOwn: (form) => form?.getAttribute('action') === '/news',
  });
});

it('a submission is repeated with its button', async () => {
  const event = new SubmitEvent('submit', {
    bubbles: true,
    cancelable: true,
    submitter: find('button'),
  });
  expect(find('form').dispatchEvent(event)).toBe(false);
  expect(handled).not.toHaveBeenCalled();
  await vi.waitFor(() => expect(handled).toHaveBeenCalledOnce());
  const [repeated] = handled.mock.lastCall as [SubmitEvent];
  expect(repeated.submitter).toBe(find('button'));
});

it('an option that is selected by pointer is selected again', async () => {
  fireEvent.keyDown(place);
  fireEvent.pointerDown(find('select'));
  choose('likes');
  await vi.waitFor(() => expect(handled).toHaveBeenCalledOnce());
});

it('of several events, the last is repeated', async () => {
  const loaded = finish();
  load.mockReturnValue(loaded);
  choose('likes');
  choose('comments');
  fireEvent.click(find('button'));
  await vi.waitFor(() => expect(handled).toHaveBeenCalledOnce());
  expect(handled.mock.lastCall?.[0].type).toBe('submit');
});

it('after a repeated event, others are left alone', async () => {
  choose('likes');
  await vi.waitFor(() => expect(handled).toHaveBeenCalledOnce());
  fireEvent.click(find('button'));
  expect(load).toHaveBeenCalledOnce();
  expect(handled).toHaveBeenCalledTimes(2);
});

it('nothing is loaded for an option that is selected by keyboard, or for another form', () => {
  fireEvent.keyDown(find('select'));
  choose('likes');
  const submitted = fireEvent.submit(find('form[action="/memories"]'));
  expect(load).not.toHaveBeenCalled();
  expect(submitted).toBe(true);
});

it('nothing is repeated if `load` says so', async () => {
  load.mockImplementation(() => finish(false));
  fireEvent.click(find('button'));
  await load.mock.results[0]?.value;
  await Promise.resolve();
  expect(handled).not.toHaveBeenCalled();
});
