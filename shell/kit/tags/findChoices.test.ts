import type { TagChoice } from '@desert/contract/tags/tags';
import { expect, it } from 'vitest';
import { tagChoices } from '../testing/tagChoices.ts';
import { findExactChoice, findChoices, MAX_SHOWN } from './findChoices.ts';

const labels = (typed: string) =>
  findChoices(tagChoices, typed, () => true).map(({ label }) => label);

it.each([
  ['doan', ['Shane Doan', 'Josh Doan']],
  ['doan sh', ['Shane Doan']],
  ['ekman-l', ['Oliver Ekman-Larsson']],
  ['briere', ['Danny Brière']],
  ['oneil', ["Mike O'Neill"]],
  ['bj', ['B.J. Crombeen']],
  ['kings 2012', ['May 13, 2012 vs. Los Angeles Kings', 'February 16, 2012 at Los Angeles Kings']],
  ['2012-05-07', ['May 7, 2012 vs. Nashville Predators']],
])('the choices of tags match by the beginnings of words: %j', (typed, expected) => {
  expect(labels(typed)).toEqual(expected);
});

it.each(['oan', 'doanx', 'shane yandle', '!?', '2004-05'])(
  'no choice of a tag matches %j',
  (typed) => {
    expect(labels(typed)).toEqual([]);
  },
);

it('an empty text matches all choices of tags, up to the limit', () => {
  expect(labels(' ')).toEqual(tagChoices.slice(0, MAX_SHOWN).map(({ label }) => label));
});

it.each(['May 7, 2012', '2012-05-07', '5/7/2012'])('a game is chosen by its date: %s', (typed) => {
  expect(findExactChoice(tagChoices, typed)?.id).toBe('2012-05-07');
  expect(findExactChoice(tagChoices, 'May 8, 2012')).toBeUndefined();
});

it('the matching choices of tags are limited in number, and leave out chosen tags', () => {
  expect(labels('20')).toHaveLength(MAX_SHOWN);
  const free = findChoices(tagChoices, 'doan', ({ label }) => label !== 'Shane Doan');
  expect(free.map(({ label }) => label)).toEqual(['Josh Doan']);
});

it.each([
  ['2011', '2011-12'],
  ['shane doan', 'Shane Doan'],
  ['Shane-Doan', 'Shane Doan'],
  ['Oliver Ekman Larsson', 'Oliver Ekman-Larsson'],
  ['Mike O’Neill', "Mike O'Neill"],
])('the text %j matches the name of a tag exactly', (typed, label) => {
  expect(findExactChoice(tagChoices, typed)?.label).toBe(label);
});

it.each(['doan', 'Shane', '2004-05', '20', 'Shane Doan 2', '', '-', 'players'])(
  'the text %j matches no name of a tag exactly',
  (typed) => {
    expect(findExactChoice(tagChoices, typed)).toBeUndefined();
  },
);

it('tags of players with the same name are told apart by their addresses only', () => {
  const named = (id: number): TagChoice => ({
    kind: 'player',
    id,
    label: 'Shane Doan',
    path: `/history/players/shane-doan-${id}`,
    about: 'R',
  });
  const [first, other] = [named(1), named(2)];
  expect(findExactChoice([first, other], 'Shane Doan')).toBeUndefined();
  expect(findExactChoice([first, other], 'shane doan 2')).toBe(other);
});
