import { createHash, randomBytes } from 'node:crypto';
import type { Env } from '../env.ts';
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

/**
 * The `Set-Cookie` header after a session: its token is gone, and for as long as others' answers may be from before,
 * the browser is told apart from one that never had a session.
 * @param CACHE_MAX_AGE_MS how old a stored answer may be
 */
export function endedCookie(request: Request, { CACHE_MAX_AGE_MS }: Pick<Env, 'CACHE_MAX_AGE_MS'>) {
  return tokenCookie(request, 'ended', Number(CACHE_MAX_AGE_MS));
}
