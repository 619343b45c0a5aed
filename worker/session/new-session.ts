import { SESSION_LIFETIME } from '@desert/drizzle/retention';
import { sessions, users } from '@desert/drizzle/schema';
import { desc, eq, inArray, type SQL, sql } from 'drizzle-orm';
import type { BatchItem } from 'drizzle-orm/batch';
import type { Database } from '../database/open.ts';
import { hashToken, newToken, readToken, tokenCookie } from './token.ts';

const DEVICE_MAX = 200;

export const SESSIONS_KEPT = 20;

const ENDED_AT_ONCE = 100;

export interface NewSession {
  /** Idempotent; runs in one batch with the log-in's statements. */
  statements: BatchItem<'sqlite'>[];
  cookie: string;
  /** The condition that selects the session; no row matches if there is no owner. */
  isThis: SQL;
}

/**
 * Statements that start a session, and end the browser's previous one and the user's oldest ones. @param owner
 * condition that selects the user; no session without one @param kept number of the user's sessions to keep
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

function endOldest(database: Database, isThis: SQL, kept: number) {
  const owner = database.select({ id: sessions.user_id }).from(sessions).where(isThis);
  const oldest = database
    .select({ token_hash: sessions.token_hash })
    .from(sessions)
    .where(eq(sessions.user_id, sql`${owner}`))
    // The new session sorts before others of the same millisecond.
    .orderBy(desc(isThis), desc(sessions.created_at))
    .limit(ENDED_AT_ONCE)
    .offset(kept);
  return database.delete(sessions).where(inArray(sessions.token_hash, oldest));
}

export function endSession(database: Database, request: Request) {
  const token = readToken(request);
  const isIts = eq(sessions.token_hash, hashToken(token ?? ''));
  const end = database.delete(sessions).where(isIts).returning({ user_id: sessions.user_id });
  return token ? [end] : [];
}
