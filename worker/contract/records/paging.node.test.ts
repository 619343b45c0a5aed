import { expect, it } from 'vitest';
import { nextLink, nextOf } from './paging.ts';

it('the next page’s address is found in a Link header, also among others, and undefined without one', () => {
  const address = '/api/merch/?limit=24&cursor=abc';
  expect(nextOf(nextLink(address))).toBe(address);
  expect(nextOf(`</style.css>; rel="preload", ${nextLink(address)}`)).toBe(address);
  expect(nextOf('</style.css>; rel="preload"')).toBeUndefined();
  expect(nextOf(null)).toBeUndefined();
});
