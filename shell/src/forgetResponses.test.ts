import type { ApiResponse } from '@desert/contract/page';
import { createApiCache } from '@desert/kit/shell';
import { expect, it } from 'vitest';
import { forgetResponses } from './forgetResponses.ts';

const read = (body: string): ApiResponse => ({ status: 200, body });
const PUBLIC = '/api/news/1/';
const PRIVATE = [
  '/api/auth/',
  '/api/account/sessions/',
  '/api/conversations/',
  '/api/conversations/3/',
  '/api/saved/?kind=merch',
];

/** The cache of a tab with public and private responses, and its requests. */
function tab() {
  const requests: string[] = [];
  const known = [PUBLIC, ...PRIVATE].map((address) => [address, read('theirs')]);
  const cache = createApiCache(
    Object.fromEntries(known) as Record<string, ApiResponse>,
    (address) => {
      requests.push(address);
      return Promise.resolve(read('new'));
    },
  );
  return { cache, requests };
}

it('a log-out drops the viewer’s own responses, and expires the rest', async () => {
  const { cache, requests } = tab();
  forgetResponses(cache, { id: 5, username: 'saguaro' });
  expect(Object.keys(cache.$responses.get())).toEqual([PUBLIC]);
  await cache.ensure(PUBLIC);
  expect(requests).toEqual([PUBLIC]);
});

it.each([
  ['saved a record', '/api/merch/7/', 'saved'],
  ['blocked a member', '/api/users/ann/', 'is_blocked'],
])('a log-out expires public responses that say whether the viewer %s', (_, address, field) => {
  const { cache } = tab();
  cache.put(address, { id: 7, [field]: true });
  forgetResponses(cache, { id: 5, username: 'saguaro' });
  expect(cache.$responses.get()[address]?.body).toEqual({ id: 7 });
});

it('a log-in drops nothing: what the visitor read stays', () => {
  const { cache } = tab();
  forgetResponses(cache, null);
  expect(Object.keys(cache.$responses.get())).toEqual([PUBLIC, ...PRIVATE]);
});
