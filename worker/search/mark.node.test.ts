import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { markExcerpt, markHits, buildMatcher } from './mark.ts';
import { parseWords } from './question.ts';
import { toTerms } from './ranking.ts';

function wanted(typed: string, other?: string) {
  const words = parseWords(typed);
  const others = new Map(words.map((word) => [word, other === undefined ? [] : [other]]));
  return buildMatcher(toTerms(words, others), others);
}

it.each([
  ['Teemu Selänne, in 1993', 'selanne', undefined, ['Teemu ', 'Selänne', ', in 1993']],
  ['The Coyotes howl', 'coyo', undefined, ['The ', 'Coyotes', ' howl']],
  ['Liam O’Brien', 'obrien', undefined, ['Liam ', 'O’Brien', '']],
  ['Coach Gretzky', 'gretsky', 'gretzky', ['Coach ', 'Gretzky', '']],
  ['<b>Doan</b>', 'doan', undefined, ['<b>', 'Doan', '</b>']],
  ['Donated', 'doan', undefined, ['Donated']],
  ['', 'doan', undefined, ['']],
  ['Doan’s goal', "Doan's", undefined, ['', 'Doan’s', ' goal']],
  ['May 22, 2012: a loss', '5/22/2012', undefined, ['', 'May 22, 2012', ': a loss']],
  ['1,540 games', '1540', undefined, ['', '1,540', ' games']],
  ['我在凤凰城看了城市', '凤凰城', undefined, ['我在', '凤凰城', '看了城市']],
  ['Doans', '"doan"', undefined, ['Doans']],
])('the words in %j that match the search %j are marked', (text, typed, other, marked) => {
  expect(markHits(text, wanted(typed, other))).toEqual(marked);
});

it('an excerpt is the part of a long text around the matched words, cut between words', () => {
  const text = `${'before '.repeat(300)}Doan ${'after '.repeat(300)}`;
  const part = markExcerpt(text, wanted('doan'));
  expect(part[1]).toBe('Doan');
  expect(part[0]).toMatch(/^… before( before)+ $/);
  expect(part[2]).toMatch(/^ after( after)+ …$/);
  expect(part.join('').length).toBeLessThan(260);
});

it.each(['🏒', '🇺🇸', 'e\u0301'])('an excerpt cuts no %s in half, wherever it begins', (sign) => {
  for (const before of ['', 'a', 'ab', 'abc']) {
    const text = `${before}${sign.repeat(300)} okapi ${before}${sign.repeat(300)}`;
    const [first = '', , last = ''] = markExcerpt(text, wanted('okapi'));
    expect(first).toMatch(new RegExp(`^… (?:${sign})+ $`));
    expect(last).toMatch(new RegExp(`^ ${before}(?:${sign})+ …$`));
  }
});

it('an excerpt of a text without matches is its beginning', () => {
  const part = markExcerpt(`One\n\ntwo ${'three '.repeat(100)}`, wanted('doan'));
  expect(part).toHaveLength(1);
  expect(part[0]).toMatch(/^One two three/);
});

it('marking the matches in a text loses no character', () => {
  const word = fc.constantFrom('Doan', 'Selänne', ' ', '-', '’', '#19', '\n', '🏒', '<b>');
  fc.assert(
    fc.property(
      fc.array(word),
      fc.constantFrom('doan', 'selanne', '#19', 'o’doan'),
      (words, typed) => {
        const text = words.join('');
        const pieces = markHits(text, wanted(typed));
        expect(pieces.join('')).toBe(text);
        // Pieces alternate: unmarked, marked, and so on.
        expect(pieces.length % 2).toBe(1);
      },
    ),
  );
});
