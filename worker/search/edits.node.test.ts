import { expect, it } from 'vitest';
import { canBeMisspelt, listEdits } from './edits.ts';

it.each([
  ['a wrong letter', 'gretsky', 'gretzky'],
  ['a letter too many', 'doann', 'doan'],
  ['a missing letter', 'yandl', 'yandle'],
  ['two swapped letters', 'daon', 'doan'],
  ['a wrong first letter', 'xandle', 'yandle'],
])('the possible corrections of a word with %s include the right word', (_, typed, meant) => {
  expect(listEdits(typed)).toContain(meant);
});

it('the possible corrections of a word differ from each other and from the word', () => {
  const edits = listEdits('hanzal');
  expect(new Set(edits).size).toBe(edits.length);
  expect(edits).not.toContain('hanzal');
  expect(edits).not.toContain('hnzll');
});

it('corrections that keep the first letter of a word are tried first', () => {
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
])('the search word %s can be misspelled: %s', (word, can) => {
  expect(canBeMisspelt(word)).toBe(can);
});
