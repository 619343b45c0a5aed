import { SESSION_LIFETIME_MS } from '@desert/drizzle/retention';
import { sessions, users } from '@desert/drizzle/schema';
import { desc, eq, inArray, type SQL, sql } from 'drizzle-orm';
import type { BatchItem } from 'drizzle-orm/batch';
import type { Database } from '../../platform/database/open.ts';
import { insertSelect } from '../../platform/database/sql.ts';
import { hashToken, generateSessionToken, readToken, buildTokenCookie } from './token.ts';

const MAX_DEVICE = 200;

export const MAX_SESSIONS = 20;

const MAX_ENDED_PER_LOG_IN = 100;

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
export function createSession(
  database: Database,
  request: Request,
  owner: SQL | undefined,
  now: number,
  kept = MAX_SESSIONS,
): NewSession {
  const token = generateSessionToken();
  const device = (request.headers.get('User-Agent') ?? '').slice(0, MAX_DEVICE);
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
    statements: [start, ...deleteSession(database, request), endOldest(database, isThis, kept)],
    cookie: buildTokenCookie(request, token, SESSION_LIFETIME_MS),
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
    .limit(MAX_ENDED_PER_LOG_IN)
    .offset(kept);
  return database.delete(sessions).where(inArray(sessions.token_hash, oldest));
}

export function deleteSession(database: Database, request: Request) {
  const token = readToken(request);
  const isIts = eq(sessions.token_hash, hashToken(token ?? ''));
  const end = database.delete(sessions).where(isIts).returning({ user_id: sessions.user_id });
  return token ? [end] : [];
}
