import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { safeRedirectPath } from './safe-redirect.ts';

it.each(['/', '/history/2011-12', '/merch?cursor=x#comments', '/api-of-old', '/news/%2F%2Fa'])(
  '%s is a page of this site',
  (next) => expect(safeRedirectPath(next)).toBe(next),
);

it.each([
  'https://evil.test/',
  '//evil.test/',
  '/\\evil.test/',
  '/\t/evil.test/',
  '\n//evil.test',
  '/.//evil.test',
  '/a/..//evil.test',
  'javascript:alert(1)',
  'history',
  '',
  '/a\u0000b',
  '/api',
  '/api/auth/logout',
  '/API/auth/logout',
  '/x/../api/auth/logout',
  '/%2e/api/auth/logout',
  undefined,
  null,
  ['/history'],
])('%j redirects to the home page', (next) => expect(safeRedirectPath(next)).toBe('/'));

it('a redirect never leaves the site, whatever it is given', () => {
  const part = fc.constantFrom('/', '\\', '\t', '.', '..', '@', ':', '%2f', 'evil.test', '?', '#');
  fc.assert(
    fc.property(fc.array(fc.oneof(part, fc.string()), { maxLength: 6 }), (parts) => {
      const next = safeRedirectPath(`/${parts.join('')}`);
      const site = new URL('https://desert.test/login');
      expect(new URL(next, site).origin).toBe(site.origin);
      expect(next).toMatch(/^\/(?!\/)/);
    }),
  );
});

it('a redirect stays at the page it was given, whatever its form', () => {
  const part = fc.constantFrom('/', '\\', '.', '..', '%2e', 'api', 'merch', '?', '#', ' ', 'é');
  fc.assert(
    fc.property(
      fc.oneof(
        fc.array(part).map((parts) => `/${parts.join('')}`),
        fc.anything(),
      ),
      (given) => {
        const next = safeRedirectPath(given);
        expect(safeRedirectPath(next)).toBe(next);
      },
    ),
  );
});
