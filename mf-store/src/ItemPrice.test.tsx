import { render } from '@testing-library/react';
import { expect, it } from 'vitest';
import { ItemPrice } from './ItemPrice.tsx';

it.each([
  [{ price: 12.5, state: 'for_sale' as const }, undefined, '$12.50'],
  [{ price: 40, old_price: 50, state: 'for_sale' as const }, undefined, '$40 Previous price: $50'],
  [{ price: 40, old_price: null, state: 'for_sale' as const }, undefined, '$40'],
  [
    { price: 40, old_price: 50, state: 'reserved' as const },
    undefined,
    '$40 Previous price: $50 Reserved',
  ],
  [{ price: 40, state: 'withdrawn' as const }, undefined, '$40 Unlisted'],
  [{ price: 40, old_price: 50, state: 'sold' as const }, undefined, 'Sold listed at $40'],
  [{ price: 40, sold_price: 35, state: 'sold' as const }, undefined, 'Sold for $35'],
  // The price of an earlier sale is hidden while the item is for sale again.
  [{ price: 40, sold_price: 35, state: 'for_sale' as const }, undefined, '$40'],
  [{ price: 40, state: 'sold' as const }, 'to ann', 'Sold to ann · listed at $40'],
  [{ price: 40, state: 'reserved' as const }, 'for you', '$40 Reserved for you'],
])('the price of %j (buyer: %s) reads "%s"', (item, whom, text) => {
  const { container } = render(<ItemPrice item={item} {...(whom && { whom })} />);
  expect(container.textContent.replaceAll(/\s+/g, ' ').trim()).toBe(text);
  const before = container.querySelector('s')?.textContent;
  expect(before).toBe(text.includes('Previous') ? 'Previous price: $50' : undefined);
});
