import { SESSION_LIFETIME } from '@desert/drizzle/retention';
import { sessions, users } from '@desert/drizzle/schema';
import { desc, eq, inArray, type SQL, sql } from 'drizzle-orm';
import type { BatchItem } from 'drizzle-orm/batch';
import type { Database } from '../database/open.ts';
import { hashToken, newToken, readToken, tokenCookie } from './token.ts';

/** Characters kept of what a browser says of itself. */
const DEVICE_MAX = 200;

/** How many sessions an account keeps. */
export const SESSIONS_KEPT = 20;

/** How many a log-in ends at most: one of an account that had no bound before goes on with more for a while. */
const ENDED_AT_ONCE = 100;

export interface NewSession {
  /** To run in one batch with whatever else makes the log-in; to run twice does no harm. */
  statements: BatchItem<'sqlite'>[];
  /** `Set-Cookie` */
  cookie: string;
  /** Which of the sessions it is: there is none where it has no owner. */
  isThis: SQL;
}

/**
 * A new session under a new token, for the browser of a request; the one it had is over.
 * @param owner which of the users it belongs to; none, no session
 * @param now ms since 1970
 * @param kept how many sessions of the owner go on, with this one
 */
export function newSession(
  database: Database,
  request: Request,
  owner: SQL | undefined,
  now: number,
  kept = SESSIONS_KEPT,
): NewSession {
  const token = newToken();
  const device = (request.headers.get('User-Agent') ?? '').slice(0, DEVICE_MAX);
  const session = database
    .select({
      token_hash: sql<string>`${hashToken(token)}`.as('token_hash'),
      user_id: users.id,
      created_at: sql<number>`${now}`.as('created_at'),
      renewed_at: sql<number>`${now}`.as('renewed_at'),
      device: sql<string>`${device}`.as('device'),
      authenticated_at: sql<number>`${now}`.as('confirmed_at'),
    })
    .from(users)
    .where(owner);
  const start = database.insert(sessions).select(session).onConflictDoNothing();
  const isThis = eq(sessions.token_hash, hashToken(token));
  return {
    statements: [start, ...endSession(database, request), endOldest(database, isThis, kept)],
    cookie: tokenCookie(request, token, SESSION_LIFETIME),
    isThis,
  };
}

/** Ends what the owner of a session has beside it, but for those that began last. */
function endOldest(database: Database, isThis: SQL, kept: number) {
  const owner = database.select({ id: sessions.user_id }).from(sessions).where(isThis);
  const oldest = database
    .select({ token_hash: sessions.token_hash })
    .from(sessions)
    .where(eq(sessions.user_id, sql`${owner}`))
    // Before others of the same millisecond comes the one that starts.
    .orderBy(desc(isThis), desc(sessions.created_at))
    .limit(ENDED_AT_ONCE)
    .offset(kept);
  return database.delete(sessions).where(inArray(sessions.token_hash, oldest));
}

/** Ends the session of a request's browser, if it has one: the statement gives whose it was. */
export function endSession(database: Database, request: Request) {
  const token = readToken(request);
  const isIts = eq(sessions.token_hash, hashToken(token ?? ''));
  const end = database.delete(sessions).where(isIts).returning({ user_id: sessions.user_id });
  return token ? [end] : [];
}
