import { expect, it } from 'vitest';
import { mayHaveChanged } from './may-have-changed.ts';

const written = (path: string, method = 'PUT') =>
  mayHaveChanged(
    new Request(`https://desert.test${path}`, {
      method,
      headers: { cookie: `__Host-session=${'a'.repeat(43)}` },
    }),
    new Response(),
  );

it.each([
  ['/api/merch/3/state/', true],
  ['/api/conversations/2/messages/7/offer/', true],
  ['/api/news/3/edit', true],
  ['/api/reports/new/', true],
  ['/api/moderation/actions/', true],
  ['/api/saved/', false],
  ['/api/blocks/new/', false],
  ['/api/conversations/new/', false],
  ['/api/conversations/2/messages/', false],
  ['/api/conversations/2/read/', false],
])('the change %s may be visible to others: %s', (path, seen) => {
  expect(written(path)).toBe(seen);
  expect(written(path, 'GET')).toBe(false);
});
