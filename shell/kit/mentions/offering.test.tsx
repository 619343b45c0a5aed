import { act, fireEvent, screen } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { $viewer } from '../app/session.ts';
import {
  active,
  area,
  requests,
  loaded,
  offer,
  options,
  pause,
  press,
  setUpMentions,
  show,
  showLoaded,
  starts,
  type,
  write,
} from '../testing/mentionArea.tsx';

const list = () => screen.getByRole('listbox', { hidden: true });
const announced = () => screen.getByRole('status').textContent;

beforeEach(setUpMentions);

it('a typed mention offers the names with its prefix in a list that screen readers announce', async () => {
  await offer();
  expect(starts()).toEqual(['an']);
  expect(options()).toEqual(['ann', 'Anna', 'andy']);
  expect(announced()).toBe('3 members');
  const attribute = (name: string) => area().getAttribute(name);
  expect(attribute('aria-autocomplete')).toBe('list');
  expect(attribute('aria-haspopup')).toBe('listbox');
  expect(attribute('aria-controls')).toBe(list().id);
  expect(attribute('role')).toBeNull();
  expect(active()?.id).toBe(attribute('aria-activedescendant'));
  expect(document.activeElement).toBe(area());
  press('Escape');
  expect(attribute('aria-activedescendant')).toBeNull();
});

it('a name that ends with a full stop is not offered for a mention', async () => {
  await showLoaded('Hi @an');
  await requests[0]!.answer(['ann.', 'ann', 'an.na']);
  expect(options()).toEqual(['ann', 'an.na']);
  expect(announced()).toBe('2 members');
});

it('the first @ loads the code of the list of mentions, which then searches for the name typed so far', async () => {
  show();
  write('Hi');
  await loaded();
  expect(screen.queryByRole('status')).toBeNull();
  write('Hi @an');
  await loaded();
  expect(screen.getByRole('status')).toBeTruthy();
  await pause();
  expect(starts()).toEqual(['an']);
});

it('an @ typed by a signed-out visitor requests no names', async () => {
  $viewer.set(null);
  await showLoaded('Hi @an');
  expect(requests).toEqual([]);
});

it('further typing of a mention narrows the last response, and makes its first name active', async () => {
  await offer();
  press('ArrowDown');
  write('Hi @ANN');
  expect(options()).toEqual(['ann', 'Anna']);
  expect(active()?.textContent).toBe('ann');
  press('Enter');
  expect(area().value).toBe('Hi @ann ');
});

it.each([
  ['goes to another place', 1, 1],
  ['goes into the name', 5, 5],
  ['is a selection', 3, 6],
])(
  'the list of mentions closes if the caret %s, and stays closed when the caret returns',
  async (_, from, to) => {
    const move = (start: number, end: number) => {
      area().setSelectionRange(start, end);
      fireEvent(document, new Event('selectionchange'));
    };
    await offer();
    move(6, 6);
    expect(options()).toHaveLength(3);
    move(from, to);
    expect(options()).toEqual([]);
    move(6, 6);
    await pause();
    expect(starts()).toEqual(['an']);
  },
);

it('the list of mentions stays closed after the text area loses focus, also for a late response', async () => {
  await offer();
  await type('Hi @ann');
  act(() => area().blur());
  expect(options()).toEqual([]);
  expect(announced()).toBe('');
  await requests[1]!.answer(['ann']);
  expect(options()).toEqual([]);
  expect(announced()).toBe('');
});

it('the list of mentions does not show the response to an earlier mention', async () => {
  await offer();
  write('Hi @ann ');
  await type('Hi @ann @an');
  expect(options()).toEqual([]);
  await requests[1]!.answer(['andy']);
  expect(options()).toEqual(['andy']);
});

it('the first name of each new response is active in the list of mentions', async () => {
  await offer();
  await type('Hi @a');
  press('ArrowDown');
  await requests[1]!.answer(['Ali']);
  expect(active()?.textContent).toBe('Ali');
  expect(area().getAttribute('aria-activedescendant')).toBe(active()?.id);
});

it('a mention that matches no name is announced, and its hidden list handles no keys', async () => {
  await offer();
  await type('Hi @anx');
  await requests[1]!.answer([]);
  expect(announced()).toBe('No matching members.');
  expect(list().hidden).toBe(true);
  for (const key of ['ArrowDown', 'Enter', 'Tab', 'Escape']) expect(press(key)).toBe(true);
});

it('the list of mentions works during text composition', async () => {
  await showLoaded();
  area().value = 'Hi @an';
  area().setSelectionRange(6, 6);
  fireEvent.input(area(), { isComposing: true });
  await pause();
  expect(starts()).toEqual(['an']);
});
