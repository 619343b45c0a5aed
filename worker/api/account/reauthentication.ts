import type { Done } from '@desert/contract/account-settings';
import { REAUTHENTICATE, type ReauthenticationNeeded } from '@desert/contract/errors';
import { PasskeyLogIn, type PasskeyRequest, PasswordAsked } from '@desert/contract/passkeys';
import { type Context, Hono } from 'hono';
import { createMiddleware } from 'hono/factory';
import { authContext } from '../../accounts/auth-context.ts';
import type { AuthError } from '../../accounts/auth-result.ts';
import {
  askToReauthenticate,
  hasPasskeys,
  reauthenticate,
  reauthenticateWithPasskey,
} from '../../accounts/reauthenticate.ts';
import { errorResponse } from '../../response/errors.ts';
import { isAuthenticatedLately } from '../../session/authentication.ts';
import { authErrorResponse } from '../auth/response.ts';
import { jsonBody } from '../json-body.ts';
import { accountChange } from '../route.ts';
import {
  notDemoAccount,
  type ApiContext,
  type SignedInContext,
  signedInOrSuspended,
} from '../session.ts';
import { limitedWrites } from '../write-limit.ts';

/** Responds 403 unless the member logged in or reauthenticated recently. Use it after `signedIn`. */
export const authenticatedLately = createMiddleware<SignedInContext>(async (c, next) => {
  const session = await c.var.session();
  if (session && isAuthenticatedLately(session)) return next();
  const passkey = await hasPasskeys(c.var.database, c.var.account.id);
  const needed: ReauthenticationNeeded = { reauthenticate: { passkey } };
  return errorResponse(403, REAUTHENTICATE, {}, needed);
});

export const reauthenticationRoutes = new Hono<ApiContext>();

reauthenticationRoutes.post(
  '/',
  accountChange('log-in', 'reauthentication'),
  signedInOrSuspended,
  notDemoAccount,
  jsonBody(PasswordAsked),
  async (c) => {
    const { database, account, body } = c.var;
    const context = authContext(c.req.raw, c.env, database);
    return done(c, await reauthenticate(context, account.id, body.password));
  },
);

reauthenticationRoutes.post(
  '/options',
  accountChange('write'),
  signedInOrSuspended,
  notDemoAccount,
  limitedWrites,
  async (c) => {
    const context = authContext(c.req.raw, c.env, c.var.database);
    const result = await askToReauthenticate(context, c.var.account.id);
    return result.ok ? c.json<PasskeyRequest>(result.asked) : authErrorResponse(result);
  },
);

reauthenticationRoutes.post(
  '/passkey',
  accountChange('log-in', 'reauthentication'),
  signedInOrSuspended,
  notDemoAccount,
  jsonBody(PasskeyLogIn),
  async (c) => {
    const { database, account, body } = c.var;
    const context = authContext(c.req.raw, c.env, database);
    return done(c, await reauthenticateWithPasskey(context, account.id, body));
  },
);

function done(c: Context, result: { ok: true; cookies: string[] } | AuthError): Response {
  if (!result.ok) return authErrorResponse(result);
  for (const cookie of result.cookies) c.header('Set-Cookie', cookie, { append: true });
  return c.json<Done>({ message: 'Thank you.' });
}
