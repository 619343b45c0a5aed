import { expect, it } from 'vitest';
import { summarize } from './summary.ts';

it('a summary puts a text into one line', () => {
  expect(summarize('One\n\ntwo  three\tfour ')).toBe('One two three four');
});

it('a summary is cut between characters, and only if the text does not fit', () => {
  expect(summarize('12345', 5)).toBe('12345');
  expect(summarize('123456', 5)).toBe('1234…');
  expect(summarize('🏒🏒🏒🏒🏒🏒', 5)).toBe('🏒🏒🏒🏒…');
  expect(summarize('a b c d', 5)).toBe('a b…');
  expect(summarize('ab👨‍👩‍👧‍👦cd', 6)).toBe('ab…');
  expect(summarize('🇺🇸🇨🇦🇫🇮', 5)).toBe('🇺🇸🇨🇦…');
  expect(summarize('e\u0301'.repeat(9), 4)).toBe('e\u0301…');
});

it('a summary has at most its length, whatever the text', () => {
  expect(Array.from(summarize('word '.repeat(4000)))).toHaveLength(160);
  expect(summarize('x'.repeat(10_000))).toBe(`${'x'.repeat(159)}…`);
});
