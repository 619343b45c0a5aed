/**
 * A cookie that marks browsers from which the owner logged in before, so that strangers' failed log-ins do not lock the
 * owner out: docs/decisions/0010-login-limits.md
 */
import { randomBytes } from 'node:crypto';
import type { users } from '@desert/drizzle/schema';
import { parseSigned, serializeSigned } from 'hono/utils/cookie';
import { buildCookie } from './session/cookie.ts';

type Owner = Pick<typeof users.$inferSelect, 'id' | 'password'>;

const COOKIE = 'known-browser';

const MAX_AGE = 365 * 24 * 60 * 60;

export async function readKnownBrowser(
  request: Request,
  owner: Owner,
): Promise<string | undefined> {
  const { name } = buildCookie(request, COOKIE);
  const cookies = request.headers.get('Cookie') ?? '';
  return (await parseSigned(cookies, deriveSecret(owner), name))[name] || undefined;
}

export function createKnownBrowserCookie(request: Request, owner: Owner): Promise<string> {
  const { name, options } = buildCookie(request, COOKIE);
  const id = randomBytes(16).toString('base64url');
  return serializeSigned(name, id, deriveSecret(owner), { ...options, maxAge: MAX_AGE });
}

/** The signing key. It contains the password's salted hash, so a new password makes every browser unknown. */
function deriveSecret({ id, password }: Owner): string {
  return `known-browser ${id} ${password}`;
}
