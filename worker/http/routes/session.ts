/** Authentication and authorization of API routes. */
import type { Account } from '@desert/contract/accounts/account';
import type { ErrorHandler } from 'hono';
import { createMiddleware } from 'hono/factory';
import {
  readAnySession,
  type Session,
  SESSION_ENDED,
  readSession,
} from '../../accounts/session/resolve.ts';
import { readToken } from '../../accounts/session/token.ts';
import { refuseDemoAccount } from '../../members/users/demo-account.ts';
import { describeSuspension } from '../../members/users/suspension.ts';
import { isOfDeletedMember } from '../../members/users/users.ts';
import { requirePasskey } from '../../moderation/passkey-duty.ts';
import type { Database, DatabaseContext } from '../../platform/database/open.ts';
import { handleUnexpectedError } from '../response/errors.ts';
import { Refusal } from '../response/refusal.ts';

export interface ApiContext extends DatabaseContext {
  Variables: DatabaseContext['Variables'] & {
    /** The signed-in account, null for signed-out visitors and suspended members. Reads the database at most once. */
    viewer: () => Promise<Account | null>;
    session: () => Promise<Session | null>;
    account?: Account;
  };
}

/** Lets handlers read the session on demand. If that renewed the session, sets the new cookie. */
export const lazySession = createMiddleware<ApiContext>(async (c, next) => {
  let pendingSession: Promise<Session | null> | undefined;
  const session = () => (pendingSession ??= readSession(c.req.raw, c.var.database));
  c.set('session', session);
  c.set('viewer', async () => (await session())?.account ?? null);
  await next();
  const renewed = (await pendingSession?.catch(() => null))?.renewed;
  // A session cookie that the handler set takes precedence.
  const [name = ''] = renewed?.split('=', 1) ?? [];
  const isSet = c.res.headers.getSetCookie().some((cookie) => cookie.startsWith(`${name}=`));
  if (renewed && !isSet) c.header('Set-Cookie', renewed, { append: true });
});

export interface SignedInContext extends ApiContext {
  Variables: ApiContext['Variables'] & { account: Account };
}

/** Responds 401 if a write failed because the account was deleted; otherwise like `handleUnexpectedError`. */
export const handleApiError: ErrorHandler<ApiContext> = async (error, c) => {
  const { account, database } = c.var;
  const isGone = account && (await isOfDeletedMember(error, database, account.id));
  return handleUnexpectedError(isGone ? await toSignInRefusal(c.req.raw, database) : error, c);
};

/** Responds 401 unless a member who is not suspended is signed in; sets `c.var.account`. */
export const signedIn = createMiddleware<SignedInContext>(async (c, next) => {
  const account = await c.var.viewer();
  if (!account) throw await toSignInRefusal(c.req.raw, c.var.database);
  c.set('account', account);
  return next();
});

/** Like `signedIn`, but admits suspended members, who can download their data and delete the account. */
export const signedInOrSuspended = createMiddleware<SignedInContext>(async (c, next) => {
  const session = await readAnySession(c.req.raw, c.var.database);
  if (!session) throw await toSignInRefusal(c.req.raw, c.var.database);
  c.set('account', session.account);
  c.set('session', async () => session);
  return next();
});

async function toSignInRefusal(request: Request, database: Database): Promise<Refusal> {
  if (readToken(request) === undefined) return new Refusal(401, 'Please log in first.');
  const session = await readAnySession(request, database);
  const suspension =
    session?.suspended_until !== undefined &&
    (await describeSuspension(database, {
      id: session.account.id,
      suspended_until: session.suspended_until,
    }));
  return new Refusal(401, suspension || SESSION_ENDED);
}

/** Responds 403 unless the viewer is a moderator. Use it after `signedIn`. */
export const moderatorsOnly = createMiddleware<SignedInContext>(async (c, next) => {
  if (c.var.account.role === 'moderator') return next();
  throw new Refusal(403, 'Only moderators can do this.');
});

/** Responds 403 to a moderator who has no passkey after the first week. Use it after `moderatorsOnly`. */
export const withPasskey = createMiddleware<SignedInContext>(async (c, next) => {
  await requirePasskey(c.var.database, c.var.account.id);
  return next();
});

/** Responds 403 to the demo account, for changes that would affect its other users. Use it after `signedIn`. */
export const notDemoAccount = createMiddleware<SignedInContext>(async (c, next) => {
  refuseDemoAccount(c.var.env, c.var.account.email);
  return next();
});
