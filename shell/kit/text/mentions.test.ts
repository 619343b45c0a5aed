import type { Tag } from '@desert/contract/tags/tags';
import { expect, it } from 'vitest';
import { tagOf } from '../testing/tagChoices.ts';
import { splitAtLinks } from './links.ts';
import { linkTagMentions } from './mentions.ts';

/** Text and path of each link that the tags add to a text. */
function tagLinks(text: string, ...labels: string[]): [text: string, path: string][] {
  return linkTagMentions(splitAtLinks(text), labels.map(tagOf)).flatMap(({ text, path }) =>
    path === undefined ? [] : [[text, path]],
  );
}

const DOAN = '/history/players/shane-doan';

it('only the first mention of a tag is linked', () => {
  const text = 'In 2011-12 Shane Doan led them. Shane Doan! 2011-12!';
  expect(linkTagMentions(splitAtLinks(text), ['2011-12', 'Shane Doan'].map(tagOf))).toEqual([
    { at: 0, text: 'In ' },
    { at: 3, text: '2011-12', path: '/history/2011-12' },
    { at: 10, text: ' ' },
    { at: 11, text: 'Shane Doan', path: DOAN },
    { at: 21, text: ' led them. Shane Doan! 2011-12!' },
  ]);
});

it('the last name of a tagged player is linked if the full name is missing', () => {
  expect(tagLinks("Doan's last goal. Doan!", 'Shane Doan')).toEqual([['Doan', DOAN]]);
  expect(tagLinks('Doan, Shane Doan', 'Shane Doan')).toEqual([['Shane Doan', DOAN]]);
});

it('a last name of two tagged players is linked only if one is named in full', () => {
  expect(tagLinks('Doan and Doan', 'Shane Doan', 'Josh Doan')).toEqual([]);
  expect(tagLinks('Josh Doan and Doan', 'Shane Doan', 'Josh Doan')).toEqual([
    ['Josh Doan', '/history/players/josh-doan'],
    ['Doan', DOAN],
  ]);
});

const NOT_NAMED = ['shane doan', 'SHANE DOAN', 'Doanut', 'McDoan', 'Doan\u0301'];
const NO_SEASON = ['2011–12', '2011', '2011-12-05', '05-2011-12', 'x2011-12', '2011-123'];

it.each([...NOT_NAMED, ...NO_SEASON])('the text %j has no link to a tag', (text) => {
  expect(tagLinks(text, 'Shane Doan', '2011-12')).toEqual([]);
});

it('text inside a link and untagged names are not linked', () => {
  const address = 'https://example.com/Doan/2011-12';
  expect(tagLinks(address, 'Shane Doan', '2011-12')).toEqual([]);
  expect(tagLinks(`${address} Doan`, 'Shane Doan')).toEqual([['Doan', DOAN]]);
  expect(tagLinks('Keith Yandle in 2012-13', 'Shane Doan')).toEqual([]);
  expect(tagLinks('Doan')).toEqual([]);
});

it('a tag without a name causes no endless loop', () => {
  const nameless: Tag = { kind: 'player', id: 1, label: '', path: '/' };
  expect(linkTagMentions([{ at: 0, text: 'Doan' }], [nameless])).toEqual([{ at: 0, text: 'Doan' }]);
});
