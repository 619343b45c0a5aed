import { expect, it } from 'vitest';
import { pluralize } from './pluralize.ts';

it.each([
  [0, '0 likes'],
  [1, '1 like'],
  [2, '2 likes'],
  [1234, '1,234 likes'],
])('pluralize counts %i', (number, text) => {
  expect(pluralize(number, 'like')).toBe(text);
});
