import type { Account } from '@desert/contract/account';
import { SESSION_LIFETIME, SESSION_RENEWAL } from '@desert/drizzle/retention';
import { sessions, users } from '@desert/drizzle/schema';
import { and, eq, gt, isNull, lte, or } from 'drizzle-orm';
import { accountOf } from '../accounts/users.ts';
import { unlessFull } from '../database/full.ts';
import type { Database } from '../database/open.ts';
import { retryOnce } from '../database/retry.ts';
import { hashToken, readToken, tokenCookie } from './token.ts';
import { ownerOfUnstored } from './unstored.ts';

/** Who a request's browser is signed in as. */
export interface Session {
  account: Account;
  /** `Set-Cookie`, where the session was renewed: the browser is to keep its cookie as long. */
  renewed?: string;
}

const resolved = new WeakMap<Request, Promise<Session | null>>();

/**
 * The session of a request, read from the database once however often it is asked for; without a
 * cookie nothing is read.
 * @param now ms since 1970
 */
export function sessionOf(
  request: Request,
  database: Database,
  now = Date.now(),
): Promise<Session | null> {
  const known = resolved.get(request) ?? resolve(request, database, now);
  resolved.set(request, known);
  return known;
}

/** The session of a request, where somebody asked for it; nothing is read. */
export function knownSession(request: Request): Promise<Session | null> | undefined {
  return resolved.get(request);
}

/** Lets a request that is made on behalf of another share its session, and the read of it. */
export function shareSession(from: Request, to: Request, database: Database): Request {
  resolved.set(to, sessionOf(from, database));
  return to;
}

async function resolve(request: Request, database: Database, now: number): Promise<Session | null> {
  const token = readToken(request);
  if (!token) return null;
  const owner = await ownerOfUnstored(database, token, now);
  if (owner) return { account: accountOf(owner) };
  const found = await findSession(database, hashToken(token), now);
  if (!found) return null;
  const { renewed_at, ...user } = found;
  const account = accountOf(user);
  if (now - renewed_at < SESSION_RENEWAL) return { account };
  const isRenewed = await unlessFull('renewal of a session', () =>
    renew(database, hashToken(token), now),
  );
  return isRenewed
    ? { account, renewed: tokenCookie(request, token, SESSION_LIFETIME) }
    : { account };
}

async function findSession(database: Database, token_hash: string, now: number) {
  const { id, username, email, email_confirmed_at, role, suspended_until } = users;
  const isOpen = and(
    gt(sessions.renewed_at, now - SESSION_LIFETIME),
    or(isNull(suspended_until), lte(suspended_until, now)),
  );
  return database
    .select({ id, username, email, email_confirmed_at, role, renewed_at: sessions.renewed_at })
    .from(sessions)
    .innerJoin(users, eq(users.id, sessions.user_id))
    .where(and(eq(sessions.token_hash, token_hash), isOpen))
    .get();
}

async function renew(database: Database, token_hash: string, now: number): Promise<true> {
  const isThis = eq(sessions.token_hash, token_hash);
  await retryOnce(() => database.update(sessions).set({ renewed_at: now }).where(isThis));
  return true;
}
