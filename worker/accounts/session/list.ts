import { createHash } from 'node:crypto';
import { SESSIONS_PAGE_SIZE, type ListedSession } from '@desert/contract/accounts/account-settings';
import { sessions } from '@desert/drizzle/schema';
import { and, desc, eq, ne } from 'drizzle-orm';
import { GONE, Refusal } from '../../http/response/refusal.ts';
import type { Database } from '../../platform/database/open.ts';
import { retryOnce } from '../../platform/database/retry.ts';
import { isOpenSession } from './lifetime.ts';
import type { Session } from './resolve.ts';
import { hashToken, readToken } from './token.ts';

/** The open sessions of the session's user, last used first: at most `SESSIONS_PAGE_SIZE`. */
export async function listSessions(
  database: Database,
  { account, token_hash: current }: Session,
  now = Date.now(),
): Promise<ListedSession[]> {
  return (await openSessions(database, account.id, now)).map((session) => ({
    id: toListedId(session.token_hash),
    created_at: new Date(session.created_at).toISOString(),
    last_seen_at: new Date(session.renewed_at).toISOString(),
    device: session.device,
    current: session.token_hash === current,
  }));
}

/** Ends one of the listed sessions. @returns whether the id belonged to one */
export async function endListedSession(
  database: Database,
  user_id: number,
  id: string,
  now = Date.now(),
): Promise<void> {
  const open = await openSessions(database, user_id, now);
  const session = open.find(({ token_hash }) => toListedId(token_hash) === id);
  if (!session) throw new Refusal(404, GONE);
  const isThis = eq(sessions.token_hash, session.token_hash);
  await retryOnce(() => database.delete(sessions).where(isThis));
}

export async function endOtherSessions(
  database: Database,
  request: Request,
  user_id: number,
): Promise<void> {
  const isOther = and(
    eq(sessions.user_id, user_id),
    ne(sessions.token_hash, hashRequestToken(request)),
  );
  await retryOnce(() => database.delete(sessions).where(isOther));
}

function openSessions(database: Database, user_id: number, now: number) {
  return database
    .select()
    .from(sessions)
    .where(and(eq(sessions.user_id, user_id), isOpenSession(now)))
    .orderBy(desc(sessions.renewed_at), desc(sessions.created_at))
    .limit(SESSIONS_PAGE_SIZE);
}

/** A public id: a second hash, which reveals neither the token nor its stored hash. */
function toListedId(token_hash: string): string {
  return createHash('sha256').update(`listed ${token_hash}`).digest('base64url').slice(0, 22);
}

function hashRequestToken(request: Request): string {
  return hashToken(readToken(request) ?? '');
}

export function isOwnSession(request: Request, id: string): boolean {
  return toListedId(hashRequestToken(request)) === id;
}
