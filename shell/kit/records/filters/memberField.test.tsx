import { act, fireEvent, render, screen } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import {
  active,
  requests,
  loaded,
  options,
  pause,
  setUpMentions,
  starts,
} from '../../testing/mentionArea.tsx';
import { MemberField } from './MemberField.tsx';

const field = () => screen.getByLabelText<HTMLInputElement>('Posted by');
const press = (key: string) => fireEvent.keyDown(field(), { key });

async function type(text: string) {
  fireEvent.input(field(), { target: { value: text } });
  await pause();
}

async function show() {
  render(<MemberField label="Posted by" name="author" />);
  act(() => field().focus());
  await loaded();
}

/** Types 'an' and shows three suggestions. */
async function offer() {
  await show();
  await type('an');
  await requests[0]!.answer(['ann', 'Anna', 'andy']);
}

beforeEach(setUpMentions);

it('the username field suggests names that start with the typed text, and Enter submits that text', async () => {
  await offer();
  expect(starts()).toEqual(['an']);
  expect(options()).toEqual(['ann', 'Anna', 'andy']);
  expect(screen.getByRole('status').textContent).toBe('3 members');
  expect(screen.getByRole('combobox', { expanded: true })).toBe(field());
  expect(active()).toBeNull();
  for (const key of ['Enter', 'Tab']) expect(press(key)).toBe(true);
  expect(field().value).toBe('an');
});

it.each([
  ['ArrowDown', 'ann'],
  ['ArrowUp', 'andy'],
])(
  'the key %s activates the username %s, and Enter replaces the typed text with that name',
  async (key, name) => {
    await offer();
    press(key);
    expect(field().getAttribute('aria-activedescendant')).toBe(active()?.id);
    expect(press('Enter')).toBe(false);
    expect(field().value).toBe(name);
    expect(options()).toEqual([]);
    expect(screen.getByRole('combobox', { expanded: false })).toBe(field());
    // The field keeps suggesting names.
    await type('an');
    expect(starts()).toEqual(['an', 'an']);
  },
);

it('the username field also suggests a name that ends in a period', async () => {
  await show();
  await type('an');
  await requests[0]!.answer(['ann.']);
  fireEvent.click(screen.getByRole('option', { name: 'ann.' }));
  expect(field().value).toBe('ann.');
});

it.each(['', 'a b', 'ann@'])(
  'the username field requests no suggestions for “%s”',
  async (text) => {
    await offer();
    await type(text);
    expect(starts()).toEqual(['an']);
    expect(options()).toEqual([]);
  },
);
