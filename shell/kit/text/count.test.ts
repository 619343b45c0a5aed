import { expect, it } from 'vitest';
import { countOf } from './count.ts';

it.each([
  [0, '0 likes'],
  [1, '1 like'],
  [2, '2 likes'],
  [1234, '1,234 likes'],
])('counts %i', (number, text) => {
  expect(countOf(number, 'like')).toBe(text);
});
