import { type TagChoice, tagKey } from '@desert/contract/tags/tags';
import { expect, it } from 'vitest';
import { tagChoices, tagOf } from '../testing/tagChoices.ts';
import { indexNames } from './nameIndex.ts';
import { MAX_SUGGESTED, suggestTags } from './suggestTags.ts';

const index = indexNames(tagChoices);
const player = (id: number, label: string): TagChoice => ({
  kind: 'player',
  id,
  label,
  path: `/history/players/${id}`,
  about: 'R',
});
const keysOf = (labels: string[]) => new Set(labels.map((label) => tagKey(tagOf(label))));

function suggested(text: string, chosen: string[] = [], dismissed: string[] = []): string[] {
  const suggestions = suggestTags(index, text, keysOf(chosen), keysOf(dismissed));
  return suggestions.map(({ label }) => label);
}

it.each([
  ['That night in 2011-12', ['2011-12']],
  ['The 11-12 run; 2011/12; 2011–2012', ['2011-12']],
  ['shane doan skated', ['Shane Doan']],
  ['DANNY BRIERE', ['Danny Brière']],
  ['Oliver Ekman-Larsson and B.J. Crombeen', ['Oliver Ekman-Larsson', 'B.J. Crombeen']],
  ['I was there on May 7, 2012', ['May 7, 2012 vs. Nashville Predators']],
  ['Nobody played on 5/8/2012', ['2011-12']],
  ["Yandle's pass", ['Keith Yandle']],
  ['Ekman-Larsson from the point', ['Oliver Ekman-Larsson']],
])('tags that a text names are suggested: %s', (text, labels) => {
  expect(suggested(text)).toEqual(labels);
});

it('a last name that is an English word is suggested where its capital means a person', () => {
  const white = player(8, 'Ryan White');
  const all = indexNames([white]);
  for (const text of ['White Out', 'The White Out of 2012', 'Kachina White', 'White towels'])
    expect([text, suggestTags(all, text, new Set(), new Set())]).toEqual([text, []]);
  for (const text of ['A pass by White to the slot', 'Doan, White, and Hanzal', 'Ryan White'])
    expect([text, suggestTags(all, text, new Set(), new Set())]).toEqual([text, [white]]);
});

it.each([
  'yandle',
  '2012 rally towel',
  'Yandles',
  'Shane',
  'a hull of a ship',
  'the doanut',
  '2004-05',
  '',
])('no tag is suggested for %j', (text) => {
  expect(suggested(text)).toEqual([]);
});

it('a last name of fewer than four letters suggests no player, but a full name does', () => {
  const short = player(7, 'Jon Fox');
  const all = indexNames([short]);
  expect(suggestTags(all, 'Fox', new Set(), new Set())).toEqual([]);
  expect(suggestTags(all, 'Jon Fox', new Set(), new Set())).toEqual([short]);
});

it('a last name suggests all its players, those with most games first', () => {
  expect(suggested('Doan scored on Smith')).toEqual([
    'Shane Doan',
    'Josh Doan',
    'Mike Smith',
    'Gary Smith',
  ]);
});

it('a last name suggests no namesakes of a player who is named in full or chosen', () => {
  expect(suggested('Doan! Shane Doan!')).toEqual(['Shane Doan']);
  expect(suggested('Doan and Hull', ['Shane Doan'])).toEqual(['Bobby Hull', 'Brett Hull']);
});

it('tags named in full are suggested first, in the order of the text', () => {
  expect(suggested('Hull, then Keith Yandle in 2011-12')).toEqual([
    'Keith Yandle',
    '2011-12',
    'Bobby Hull',
    'Brett Hull',
  ]);
});

it('the suggested tags are limited in number, and leave out chosen and removed tags', () => {
  const many = '2011-12, 2012-13, 2013-14, 2014-15, 2015-16, 2016-17';
  expect(suggested(many)).toHaveLength(MAX_SUGGESTED);
  expect(suggested(many, ['2011-12'], ['2012-13'])).toEqual([
    '2013-14',
    '2014-15',
    '2015-16',
    '2016-17',
  ]);
});

it('tags for the longest text are suggested within 100 ms', () => {
  const players = Array.from({ length: 700 }, (_, at) => player(at + 1, `Player Number${at}`));
  const all = indexNames([...players, ...tagChoices]);
  const text = 'Shane Doan scored in 2011-12 while Smith Brière watched. '
    .repeat(360)
    .slice(0, 20_000);
  const run = () => {
    const start = performance.now();
    suggestTags(all, text, new Set(), new Set());
    return performance.now() - start;
  };
  // It takes a few ms; on a busy machine, other processes run during most of the ten.
  expect(Math.min(...Array.from({ length: 10 }, run))).toBeLessThan(100);
});
