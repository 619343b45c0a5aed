import { expect, it } from 'vitest';
import { shellPageAt } from './shellPages.ts';

it('has search engines list home, as the site', () => {
  const { status, listed, about } = shellPageAt('/', undefined);
  expect([status, listed, about?.['@type']]).toEqual([200, undefined, 'WebSite']);
});

it.each(['/login', '/signup', '/user/profile', '/user/profile/'])(
  'keeps %s out of their lists',
  (path) => {
    expect(shellPageAt(path, undefined)).toMatchObject({ status: 200, listed: false });
  },
);

it('keeps a section out of them until it opens', () => {
  expect(shellPageAt('/merch', { label: 'Store' })).toMatchObject({ status: 200, listed: false });
});
