import { expect, it } from 'vitest';
import { nextLink, nextOf } from './paging.ts';

it('finds the address it wrote', () => {
  expect(nextOf(nextLink('/api/merch/?limit=24&cursor=abc'))).toBe(
    '/api/merch/?limit=24&cursor=abc',
  );
});

it('finds it among others, and nothing where there is none', () => {
  expect(nextOf('</style.css>; rel="preload", </api/news/?cursor=x>; rel="next"')).toBe(
    '/api/news/?cursor=x',
  );
  expect(nextOf('</style.css>; rel="preload"')).toBeUndefined();
  expect(nextOf(null)).toBeUndefined();
});
