import type { Account } from '@desert/contract/account';
import type { ErrorHandler } from 'hono';
import { createMiddleware } from 'hono/factory';
import { findById } from '../accounts/users.ts';
import type { DatabaseContext } from '../database/open.ts';
import { errorResponse, unexpectedError } from '../errors.ts';
import { rootCause } from '../root-cause.ts';
import { type Session, sessionOf } from '../session/resolve.ts';
import { readToken } from '../session/token.ts';

/** What every handler of the API finds in its context. */
export interface ApiContext extends DatabaseContext {
  Variables: DatabaseContext['Variables'] & {
    /** Who is signed in; nothing is read from the database unless it is asked. */
    viewer: () => Promise<Account | null>;
    /** Their session, read with it. */
    session: () => Promise<Session | null>;
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

const SESSION_ENDED = 'Your session has ended. Please log in again.';

/** As `unexpectedError`; 401 for a member who deleted the account while they wrote. */
export const apiError: ErrorHandler<ApiContext & { Variables: { account?: Account } }> = async (
  error,
  c,
) => {
  const { account, database } = c.var;
  const isMissingRow = rootCause(error).message.includes('FOREIGN KEY constraint failed');
  const isGone = account && isMissingRow && !(await findById(database, account.id));
  return isGone ? notSignedIn(c.req.raw) : unexpectedError(error, c);
};

/** 401 for who is not signed in; the handler finds who is in `c.var.account`. */
export const signedIn = createMiddleware<SignedInContext>(async (c, next) => {
  const account = await c.var.viewer();
  if (!account) return notSignedIn(c.req.raw);
  c.set('account', account);
  return next();
});

function notSignedIn(request: Request): Response {
  const hadSession = readToken(request) !== undefined;
  return errorResponse(401, hadSession ? SESSION_ENDED : 'Please log in first.');
}

/** 403 for who is no moderator; comes after `signedIn`. */
export const moderatorsOnly = createMiddleware<SignedInContext>(async (c, next) => {
  if (c.var.account.role === 'moderator') return next();
  return errorResponse(403, 'Only moderators can do this.');
});
