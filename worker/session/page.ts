import type { Viewer } from '@desert/contract/account';
import { openD1 } from '../database/open.ts';
import type { RequestContext } from '../request-context.ts';
import { logError } from '../response/errors.ts';
import { unconfirmedMay } from '../users/must-confirm.ts';
import { suspensionOf } from '../users/suspension.ts';
import { anySessionOf, type Session, sessionOf, shareSession } from './resolve.ts';

type Visit = Pick<RequestContext, 'request' | 'env' | 'database'>;

/**
 * The signed-in user of a page; null without a session, if suspended, and if the database fails, so that the page can
 * be shown. Reads nothing without a cookie.
 */
export async function viewerOf(visit: Visit): Promise<Viewer | null> {
  const { request, env } = visit;
  const session = await find(visit).catch((error: Error) => {
    logError(error, { method: request.method, path: new URL(request.url).pathname });
    return null;
  });
  if (!session) return null;
  const { id, username, role, is_new } = session.account;
  const known = { id, username, ...(role && { role }), ...(is_new && { is_new }) };
  return { ...known, ...unconfirmedMay(env, session.account) };
}

/** The message for a suspended account; undefined if not suspended, or if the database fails. */
export async function suspensionOfVisitor(visit: Visit): Promise<string | undefined> {
  const database = openD1(visit.database);
  try {
    const { account, suspended_until = null } = (await anySessionOf(visit.request, database)) ?? {};
    return account && (await suspensionOf(database, { id: account.id, suspended_until }));
  } catch {
    return undefined;
  }
}

export async function renewedCookieOf(visit: Visit): Promise<string | undefined> {
  const session = await find(visit).catch(() => null);
  return session?.renewed;
}

export function withSessionOf(page: Visit, read: Request): Request {
  return shareSession(page.request, read, openD1(page.database));
}

function find({ request, database }: Visit): Promise<Session | null> {
  return sessionOf(request, openD1(database));
}
