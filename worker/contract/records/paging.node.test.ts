import { expect, it } from 'vitest';
import { formatNextLink, parseNextLink } from './paging.ts';

it('the next page’s address is found in a Link header, also among others, and undefined without one', () => {
  const address = '/api/merch/?limit=24&cursor=abc';
  expect(parseNextLink(formatNextLink(address))).toBe(address);
  expect(parseNextLink(`</style.css>; rel="preload", ${formatNextLink(address)}`)).toBe(address);
  expect(parseNextLink('</style.css>; rel="preload"')).toBeUndefined();
  expect(parseNextLink(null)).toBeUndefined();
});
