import { render } from '@testing-library/react';
import { expect, it } from 'vitest';
import { ItemPrice } from './ItemPrice.tsx';

it.each([
  [{ price: 12.5 }, '$12.50'],
  [{ price: 40, old_price: 50 }, '$40 before: $50'],
  [{ price: 40, old_price: null, state: 'for_sale' as const }, '$40'],
  [{ price: 40, old_price: 50, state: 'reserved' as const }, '$40 before: $50 Reserved'],
  [{ price: 40, state: 'withdrawn' as const }, '$40 Withdrawn'],
  [{ price: 40, old_price: 50, state: 'sold' as const }, 'Sold asked: $40'],
  [{ price: 40, sold_price: 35, state: 'sold' as const }, 'Sold for $35'],
  // What an item was sold for says nothing where it is for sale again.
  [{ price: 40, sold_price: 35, state: 'for_sale' as const }, '$40'],
])('says of %j "%s"', (item, text) => {
  const { container } = render(<ItemPrice item={item} />);
  expect(container.textContent.replaceAll(/\s+/g, ' ').trim()).toBe(text);
});

it.each([
  [{ price: 40, state: 'sold' as const }, 'to ann', 'Sold to ann · asked: $40'],
  [{ price: 40, state: 'reserved' as const }, 'for you', '$40 Reserved for you'],
])('says of %j for or to whom it is: "%s"', (item, whom, text) => {
  const { container } = render(<ItemPrice item={item} whom={whom} />);
  expect(container.textContent.replaceAll(/\s+/g, ' ').trim()).toBe(text);
});

it('strikes the price before through', () => {
  const { container } = render(<ItemPrice item={{ price: 40, old_price: 50 }} />);
  expect(container.querySelector('s')?.textContent).toBe('before: $50');
});
