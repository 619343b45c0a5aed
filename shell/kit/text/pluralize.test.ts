import { expect, it } from 'vitest';
import { pluralize } from './pluralize.ts';

it.each([
  [0, '0 likes'],
  [1, '1 like'],
  [2, '2 likes'],
  [1234, '1,234 likes'],
])('a count of %i has the right singular or plural', (number, text) => {
  expect(pluralize(number, 'like')).toBe(text);
});
