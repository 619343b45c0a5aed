import type { Account } from '@desert/contract/accounts/account';
import { SESSION_RENEWAL_MS } from '@desert/drizzle/retention';
import { sessions, users } from '@desert/drizzle/schema';
import { and, eq } from 'drizzle-orm';
import { toAccount } from '../../members/users/users.ts';
import { runUnlessFull } from '../../platform/database/full.ts';
import type { Database } from '../../platform/database/open.ts';
import { retryOnce } from '../../platform/database/retry.ts';
import { isOpenSession, timeLeft } from './lifetime.ts';
import { hashToken, readToken, buildTokenCookie } from './token.ts';

export const SESSION_ENDED = 'Your session has ended. Please log in again.';

export interface Session {
  account: Account;
  /** Hash of the session's token. A page's API reads share its session and have no cookie. */
  token_hash: string;
  /** Whether the member was not asked yet if they want weekly digests. */
  asks_digest: boolean;
  authenticated_at: number;
  suspended_until?: number;
  renewed?: string;
}

const resolved = new WeakMap<Request, Promise<Session | null>>();

/** The session of a request; null without one, and for suspended accounts. Reads the database at most once. */
export async function readSession(
  request: Request,
  database: Database,
  now = Date.now(),
): Promise<Session | null> {
  const session = await readAnySession(request, database, now);
  return session?.suspended_until === undefined ? session : null;
}

/** Like `readSession`, but includes suspended accounts. */
export function readAnySession(
  request: Request,
  database: Database,
  now = Date.now(),
): Promise<Session | null> {
  const cached = resolved.get(request) ?? resolveSession(request, database, now);
  resolved.set(request, cached);
  return cached;
}

/** The session of a request if it was looked up already, suspended or not; otherwise undefined. Reads nothing. */
export function findResolvedSession(request: Request): Promise<Session | null> | undefined {
  return resolved.get(request);
}

/** Lets an internal request reuse the session of the outer request, so that it is read only once. */
export function shareSession(from: Request, to: Request, database: Database): Request {
  resolved.set(to, readAnySession(from, database));
  return to;
}

async function resolveSession(
  request: Request,
  database: Database,
  now: number,
): Promise<Session | null> {
  const token = readToken(request);
  if (!token) return null;
  const token_hash = hashToken(token);
  const foundSession = await findSession(database, token_hash, now);
  if (!foundSession) return null;
  const { renewed_at, begun_at, authenticated_at, suspended_until, digest_at, ...user } =
    foundSession;
  const account = toAccount(user, now);
  const session = { account, token_hash, authenticated_at, asks_digest: digest_at === null };
  if (suspended_until !== null && suspended_until > now) return { ...session, suspended_until };
  if (now - renewed_at < SESSION_RENEWAL_MS) return session;
  const isRenewed = await runUnlessFull('renewal of a session', () =>
    renewSession(database, token_hash, now),
  );
  if (!isRenewed) return session;
  return { ...session, renewed: buildTokenCookie(request, token, timeLeft(begun_at, now)) };
}

async function findSession(database: Database, token_hash: string, now: number) {
  const { id, username, email, email_confirmed_at, role, created_at } = users;
  const { suspended_until, number, era, awaits_approval, digest_at } = users;
  const { renewed_at, created_at: begun_at, authenticated_at } = sessions;
  const account = { id, username, email, email_confirmed_at, role, created_at, number, era };
  return database
    .select({
      ...account,
      awaits_approval,
      suspended_until,
      digest_at,
      renewed_at,
      begun_at,
      authenticated_at,
    })
    .from(sessions)
    .innerJoin(users, eq(users.id, sessions.user_id))
    .where(and(eq(sessions.token_hash, token_hash), isOpenSession(now)))
    .get();
}

async function renewSession(database: Database, token_hash: string, now: number): Promise<true> {
  const isThis = eq(sessions.token_hash, token_hash);
  await retryOnce(() => database.update(sessions).set({ renewed_at: now }).where(isThis));
  return true;
}

const subjects = new WeakMap<Request, number>();

/** Records the affected account of a request without a session, for the security log. */
export function noteSubject(request: Request, user_id: number): void {
  subjects.set(request, user_id);
}

export function getLoggedSubject(request: Request): number | undefined {
  return subjects.get(request);
}
