import { createHash, randomBytes } from 'node:crypto';
import type { Env } from '../../env.ts';
import { readCookie, setCookie } from './cookie.ts';

const COOKIE = 'session';

/** 256 random bits in base64url. */
export function generateSessionToken(): string {
  return randomBytes(32).toString('base64url');
}

/** The hash in hex. A fast hash is enough for 256 random bits. */
export function hashToken(token: string): string {
  return createHash('sha256').update(token).digest('hex');
}

export function readToken(request: Request): string | undefined {
  const value = readCookie(request, COOKIE);
  return value && /^[\w-]{43}$/.test(value) ? value : undefined;
}

export function buildTokenCookie(request: Request, token: string, maxAge: number): string {
  return setCookie(request, COOKIE, token, maxAge);
}

/** A cookie that marks the browser as just logged out, so that it gets no shared response from before the log-out. */
export function buildEndedCookie(
  request: Request,
  { CACHE_MAX_AGE_MS }: Pick<Env, 'CACHE_MAX_AGE_MS'>,
) {
  return buildTokenCookie(request, 'ended', Number(CACHE_MAX_AGE_MS));
}
