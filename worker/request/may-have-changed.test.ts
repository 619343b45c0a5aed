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
  '/api/merch/3/state/',
  '/api/conversations/2/messages/7/offer/',
  '/api/news/3/edit',
  '/api/reports/new/',
  '/api/moderation/acts/',
])('says that others see what %s changes', (path) => {
  expect(written(path)).toBe(true);
  expect(written(path, 'GET')).toBe(false);
});

it.each([
  '/api/saved/',
  '/api/blocks/new/',
  '/api/conversations/new/',
  '/api/conversations/2/messages/',
  '/api/conversations/2/read/',
])('knows that only those of it see what %s changes', (path) => {
  expect(written(path)).toBe(false);
});
