import { expect, it } from 'vitest';
import { nextLink, nextOf } from './paging.ts';

it('finds the address it wrote, also among others, and nothing if there is none', () => {
  const address = '/api/merch/?limit=24&cursor=abc';
  expect(nextOf(nextLink(address))).toBe(address);
  expect(nextOf(`</style.css>; rel="preload", ${nextLink(address)}`)).toBe(address);
  expect(nextOf('</style.css>; rel="preload"')).toBeUndefined();
  expect(nextOf(null)).toBeUndefined();
});
