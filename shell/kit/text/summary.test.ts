import { expect, it } from 'vitest';
import { summaryOf } from './summary.ts';

it('a summary puts a text into one line', () => {
  expect(summaryOf('One\n\ntwo  three\tfour ')).toBe('One two three four');
});

it('a summary keeps what fits and cuts between characters', () => {
  expect(summaryOf('12345', 5)).toBe('12345');
  expect(summaryOf('123456', 5)).toBe('1234…');
  expect(summaryOf('🏒🏒🏒🏒🏒🏒', 5)).toBe('🏒🏒🏒🏒…');
  expect(summaryOf('a b c d', 5)).toBe('a b…');
  expect(summaryOf('ab👨‍👩‍👧‍👦cd', 6)).toBe('ab…');
  expect(summaryOf('🇺🇸🇨🇦🇫🇮', 5)).toBe('🇺🇸🇨🇦…');
  expect(summaryOf('e\u0301'.repeat(9), 4)).toBe('e\u0301…');
});

it('a summary has at most its length, whatever the text', () => {
  expect(Array.from(summaryOf('word '.repeat(4000)))).toHaveLength(160);
  expect(summaryOf('x'.repeat(10_000))).toBe(`${'x'.repeat(159)}…`);
});
