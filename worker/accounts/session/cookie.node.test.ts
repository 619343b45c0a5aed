import { expect, it } from 'vitest';
import { readCookie, setCookie } from './cookie.ts';

const secure = (cookies = '') =>
  new Request('https://desert.test/', { headers: { Cookie: cookies } });
const local = (cookies = '') =>
  new Request('http://localhost:8787/', { headers: { Cookie: cookies } });

it('a cookie on https is for this host only, out of reach of scripts and of other sites’ requests', () => {
  expect(setCookie(secure(), 'session', 'x', 60_000)).toBe(
    '__Host-session=x; Max-Age=60; Path=/; HttpOnly; Secure; SameSite=Lax',
  );
  expect(readCookie(secure('a=b; __Host-session=x'), 'session')).toBe('x');
  // A cookie without the prefix may come from another host of the domain.
  expect(readCookie(secure('session=x'), 'session')).toBeUndefined();
});

it('a cookie on http lacks the prefix and flags of https', () => {
  expect(setCookie(local(), 'session', 'x', 60_000)).toBe(
    'session=x; Max-Age=60; Path=/; HttpOnly; SameSite=Lax',
  );
  expect(readCookie(local('a=b; session=x'), 'session')).toBe('x');
});

it.each([
  '',
  ';',
  '=',
  'session',
  '__Host-session',
  '__Host-session=a b"c',
  '__Host-session=%E0%A4%A',
])('a missing or malformed session cookie does not throw: %j', (cookies) =>
  expect(() => readCookie(secure(cookies), 'session')).not.toThrow(),
);
