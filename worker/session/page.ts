import type { Viewer } from '@desert/contract/account';
import { openD1 } from '../database/open.ts';
import type { Env } from '../env.ts';
import { logError } from '../response/errors.ts';
import { unconfirmedMay } from '../users/must-confirm.ts';
import { suspensionOf } from '../users/suspension.ts';
import { anySessionOf, type Session, sessionOf, shareSession } from './resolve.ts';

/**
 * The signed-in user of a page; null without a session, if suspended, and if the database fails, so that the page can
 * be shown. Reads nothing without a cookie.
 */
export async function viewerOf(request: Request, env: Env): Promise<Viewer | null> {
  const session = await find(request, env).catch((error: Error) => {
    logError(error, { method: request.method, path: new URL(request.url).pathname });
    return null;
  });
  if (!session) return null;
  const { id, username, role, is_new } = session.account;
  const known = { id, username, ...(role && { role }), ...(is_new && { is_new }) };
  return { ...known, ...unconfirmedMay(env, session.account) };
}

/** The message for a suspended account; undefined if not suspended, or if the database fails. */
export async function suspensionOfVisitor(request: Request, env: Env): Promise<string | undefined> {
  const database = openD1(env.DB);
  try {
    const { account, suspended_until = null } = (await anySessionOf(request, database)) ?? {};
    const suspension =
      account && (await suspensionOf(database, { id: account.id, suspended_until }));
    return suspension?.errors['message'];
  } catch {
    return undefined;
  }
}

export async function renewedCookieOf(request: Request, env: Env): Promise<string | undefined> {
  const session = await find(request, env).catch(() => null);
  return session?.renewed;
}

export function withSessionOf(page: Request, read: Request, env: Env): Request {
  return shareSession(page, read, openD1(env.DB));
}

function find(request: Request, env: Env): Promise<Session | null> {
  return sessionOf(request, openD1(env.DB));
}
