import { expect, it } from 'vitest';
import { shellHeadAt } from './shellPages.ts';

it('has search engines list home, as the site', () => {
  const { status, listed, about } = shellHeadAt('/', undefined);
  expect([status, listed, about?.['@type']]).toEqual([200, undefined, 'WebSite']);
});

it.each(['/login', '/signup', '/search', '/user/profile', '/user/profile/'])(
  'keeps %s out of their lists',
  (path) => {
    expect(shellHeadAt(path, undefined)).toMatchObject({ status: 200, listed: false });
  },
);

it('keeps a section out of them until it opens', () => {
  expect(shellHeadAt('/merch', { label: 'Store' })).toMatchObject({ status: 200, listed: false });
});
