import { createHash, randomBytes } from 'node:crypto';
import { readCookie, setCookie } from './cookie.ts';

const COOKIE = 'session';

/** A session's token: 256 random bits, which only the browser's cookie holds. */
export function newToken(): string {
  return randomBytes(32).toString('base64url');
}

/** What is stored of a token, in hex. A fast hash will do: nobody can guess 256 random bits. */
export function hashToken(token: string): string {
  return createHash('sha256').update(token).digest('hex');
}

/** The token in a request's cookie, if that is one. */
export function readToken(request: Request): string | undefined {
  const value = readCookie(request, COOKIE);
  return value && /^[\w-]{43}$/.test(value) ? value : undefined;
}

/** The `Set-Cookie` header that gives a browser its token, for `maxAge` ms. */
export function tokenCookie(request: Request, token: string, maxAge: number): string {
  return setCookie(request, COOKIE, token, maxAge);
}
