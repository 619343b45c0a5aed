import type { Account } from '@desert/contract/account';
import type { ErrorHandler } from 'hono';
import { createMiddleware } from 'hono/factory';
import { suspensionOf } from '../accounts/suspension.ts';
import { isOfDeletedMember } from '../accounts/users.ts';
import type { Database, DatabaseContext } from '../database/open.ts';
import { errorResponse, unexpectedError } from '../response/errors.ts';
import { anySessionOf, type Session, SESSION_ENDED, sessionOf } from '../session/resolve.ts';
import { readToken } from '../session/token.ts';

/** What every handler of the API finds in its context. */
export interface ApiContext extends DatabaseContext {
  Variables: DatabaseContext['Variables'] & {
    /** Who is signed in; nothing is read from the database unless it is asked. */
    viewer: () => Promise<Account | null>;
    /** Their session, read with it. */
    session: () => Promise<Session | null>;
    /** Who is signed in, after `signedIn`. */
    account?: Account;
  };
}

/** Tells handlers who is signed in, when they ask, and renews the cookie of a session in use. */
export const lazySession = createMiddleware<ApiContext>(async (c, next) => {
  let asked: Promise<Session | null> | undefined;
  const session = () => (asked ??= sessionOf(c.req.raw, c.var.database));
  c.set('session', session);
  c.set('viewer', async () => (await session())?.account ?? null);
  await next();
  const renewed = (await asked?.catch(() => null))?.renewed;
  // A handler that gave the browser another session, or ended its own, has the last word.
  const [name = ''] = renewed?.split('=', 1) ?? [];
  const isSet = c.res.headers.getSetCookie().some((cookie) => cookie.startsWith(`${name}=`));
  if (renewed && !isSet) c.header('Set-Cookie', renewed, { append: true });
});

export interface SignedInContext extends ApiContext {
  Variables: ApiContext['Variables'] & { account: Account };
}

/** As `unexpectedError`; 401 for a member who deleted the account while they wrote. */
export const apiError: ErrorHandler<ApiContext> = async (error, c) => {
  const { account, database } = c.var;
  const isGone = account && (await isOfDeletedMember(error, database, account.id));
  return isGone ? notSignedIn(c.req.raw, database) : unexpectedError(error, c);
};

/** 401 for who is not signed in; the handler finds who is in `c.var.account`. */
export const signedIn = createMiddleware<SignedInContext>(async (c, next) => {
  const account = await c.var.viewer();
  if (!account) return notSignedIn(c.req.raw, c.var.database);
  c.set('account', account);
  return next();
});

/** As `signedIn`, and lets in members who are suspended: to download their data and to delete the account. */
export const signedInOrSuspended = createMiddleware<SignedInContext>(async (c, next) => {
  const session = await anySessionOf(c.req.raw, c.var.database);
  if (!session) return notSignedIn(c.req.raw, c.var.database);
  c.set('account', session.account);
  c.set('session', async () => session);
  return next();
});

/** 401 that says why: nobody logged in, the session ended, or the account is suspended. */
async function notSignedIn(request: Request, database: Database): Promise<Response> {
  if (readToken(request) === undefined) return errorResponse(401, 'Please log in first.');
  const session = await anySessionOf(request, database);
  const suspension =
    session?.suspended_until !== undefined &&
    (await suspensionOf(database, {
      id: session.account.id,
      suspended_until: session.suspended_until,
    }));
  return errorResponse(401, suspension ? suspension.errors : SESSION_ENDED);
}

/** 403 for who is no moderator; comes after `signedIn`. */
export const moderatorsOnly = createMiddleware<SignedInContext>(async (c, next) => {
  if (c.var.account.role === 'moderator') return next();
  return errorResponse(403, 'Only moderators can do this.');
});
