import { expect, it } from 'vitest';
import { formatNextLink, parseNextLink } from './paging.ts';

it('the address of the next page is read from the Link header if it has one', () => {
  const address = '/api/merch/?limit=24&cursor=abc';
  expect(parseNextLink(formatNextLink(address))).toBe(address);
  expect(parseNextLink(`</style.css>; rel="preload", ${formatNextLink(address)}`)).toBe(address);
  expect(parseNextLink('</style.css>; rel="preload"')).toBeUndefined();
  expect(parseNextLink(null)).toBeUndefined();
});
