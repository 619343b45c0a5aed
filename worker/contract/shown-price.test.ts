import { expect, it } from 'vitest';
import { formatPrice } from './shown-price.ts';

it.each([
  [5, '$5'],
  [12.5, '$12.50'],
  [0.07, '$0.07'],
  [1250, '$1,250'],
  [999_999.99, '$999,999.99'],
  [1_000_000, '$1,000,000'],
])('shows %d as %s', (dollars, shown) => {
  expect(formatPrice(dollars)).toBe(shown);
});
