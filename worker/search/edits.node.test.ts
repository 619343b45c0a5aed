import { expect, it } from 'vitest';
import { canBeMisspelt, listEdits } from './edits.ts';

it.each([
  ['a wrong letter', 'gretsky', 'gretzky'],
  ['a letter too many', 'doann', 'doan'],
  ['a missing letter', 'yandl', 'yandle'],
  ['two swapped letters', 'daon', 'doan'],
  ['a wrong first letter', 'xandle', 'yandle'],
])('the edits of a word with %s include the right word', (_, typed, meant) => {
  expect(listEdits(typed)).toContain(meant);
});

it('the edits of a word are all different, and the word is not one of them', () => {
  const edits = listEdits('hanzal');
  expect(new Set(edits).size).toBe(edits.length);
  expect(edits).not.toContain('hanzal');
  expect(edits).not.toContain('hnzll');
});

it('edits with the same first letter come first', () => {
  const edits = listEdits('handel');
  expect(edits.indexOf('handle')).toBeLessThan(edits.indexOf('andel'));
});

it.each([
  ['doan', true],
  ['gretzky', true],
  ['abcdefghijklmnop', true],
  ['abcdefghijklmnopq', false],
  ['joe', false],
  ['2011', false],
])('%s can be a misspelt word: %s', (word, can) => {
  expect(canBeMisspelt(word)).toBe(can);
});
