import { SESSION_LIFETIME } from '@desert/drizzle/retention';
import { sessions, users } from '@desert/drizzle/schema';
import { desc, eq, inArray, type SQL, sql } from 'drizzle-orm';
import type { BatchItem } from 'drizzle-orm/batch';
import type { Database } from '../../platform/database/open.ts';
import { insertSelect } from '../../platform/database/sql.ts';
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
  const session = {
    token_hash: hashToken(token),
    user_id: users.id,
    created_at: now,
    renewed_at: now,
    device,
    authenticated_at: now,
  };
  const from = sql`FROM ${users} WHERE ${owner}`;
  const start = insertSelect(database, sessions, session, from).onConflictDoNothing();
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
