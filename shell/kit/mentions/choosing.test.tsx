import { beforeEach, expect, it } from 'vitest';
import {
  active,
  area,
  requests,
  heardText,
  offer,
  options,
  press,
  setUpMentions,
  showLoaded,
  starts,
  type,
} from '../testing/mentionArea.tsx';

beforeEach(setUpMentions);

it.each(['Enter', 'Tab'])(
  'the name of a mention chosen by %s is inserted, with the caret behind it',
  async (key) => {
    await offer();
    press('ArrowDown');
    expect(press(key)).toBe(false);
    expect(area().value).toBe('Hi @Anna ');
    expect(area().selectionStart).toBe(9);
    expect(heardText).toHaveBeenLastCalledWith('Hi @Anna ');
    expect(options()).toEqual([]);
    expect(press(key)).toBe(true);
    // After deleting it, the name is suggested again.
    await type('Hi @ann');
    await requests[1]!.answer(['ann', 'Anna']);
    expect(options()).toEqual(['ann', 'Anna']);
  },
);

it('the arrow keys cycle through the suggested names of a mention', async () => {
  await offer();
  const names = ['ArrowUp', 'ArrowUp', 'ArrowDown', 'ArrowDown'].map((key) => {
    expect(press(key)).toBe(false);
    return active()?.textContent;
  });
  expect(names).toEqual(['andy', 'Anna', 'andy', 'ann']);
});

it('a chosen mention is followed by a space, unless a space or a full stop follows already', async () => {
  await showLoaded();
  for (const [text, after] of [
    ['Hi @an| and Ben', 'Hi @ann and Ben'],
    ['Hi @an|.', 'Hi @ann.'],
    ['Hi @an|\nBen', 'Hi @ann\nBen'],
  ] as const) {
    await type('');
    await type(text);
    await requests.at(-1)!.answer(['ann']);
    press('Enter');
    expect(area().value).toBe(after);
    expect(area().selectionStart).toBe(7);
    expect(options()).toEqual([]);
  }
});

it('Escape closes the list of mentions for as long as the same name is typed', async () => {
  await offer();
  expect(press('Escape')).toBe(false);
  expect(options()).toEqual([]);
  await type('Hi @ann');
  expect(starts()).toEqual(['an']);
  expect(press('Escape')).toBe(true);
  await type('Hi @ann @b');
  expect(starts()).toEqual(['an', 'b']);
});

it.each([
  ['who chooses between the words of a language', { isComposing: true }],
  ['who ended that in Safari', { keyCode: 229 }],
  ['a key with another one', { shiftKey: true }],
  ['a shortcut', { ctrlKey: true }],
])('the list of mentions leaves the keys to %s', async (_, more) => {
  await offer();
  for (const key of ['ArrowDown', 'Enter', 'Tab', 'Escape']) expect(press(key, more)).toBe(true);
  expect(active()?.textContent).toBe('ann');
  expect(area().value).toBe('Hi @an');
});
