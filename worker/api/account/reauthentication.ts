import type { Done } from '@desert/contract/account-settings';
import { PasskeyLogIn, type PasskeyRequest, PasswordAsked } from '@desert/contract/passkeys';
import { REAUTHENTICATE, type ReauthenticationNeeded } from '@desert/contract/reauthentication';
import { Hono } from 'hono';
import { createMiddleware } from 'hono/factory';
import { authContext } from '../../accounts/auth-context.ts';
import type { AuthError } from '../../accounts/auth-result.ts';
import {
  askToReauthenticate,
  hasPasskeys,
  reauthenticateWithPasskey,
} from '../../accounts/passkeys/reauthenticate.ts';
import { reauthenticate } from '../../accounts/reauthenticate.ts';
import { errorResponse } from '../../response/errors.ts';
import { isAuthenticatedLately } from '../../session/authentication.ts';
import { authErrorResponse } from '../auth/response.ts';
import { notDemoAccount } from '../demo-account.ts';
import { jsonBody } from '../json-body.ts';
import { type ApiContext, type SignedInContext, signedInOrSuspended } from '../session.ts';
import { limitedWrites } from '../write-limit.ts';

/** 403 for who neither logged in nor gave a password or a passkey lately; comes after `signedIn` or `signedInOrSuspended`. */
export const authenticatedLately = createMiddleware<SignedInContext>(async (c, next) => {
  const session = await c.var.session();
  if (session && isAuthenticatedLately(session)) return next();
  const passkey = await hasPasskeys(c.var.database, c.var.account.id);
  const needed: ReauthenticationNeeded = { reauthenticate: { passkey } };
  return errorResponse(403, REAUTHENTICATE, {}, needed);
});

/** Takes the password or a passkey again: the session that asks may do then what cannot be taken back. */
export const reauthenticationRoutes = new Hono<ApiContext>();

reauthenticationRoutes.post(
  '/',
  signedInOrSuspended,
  notDemoAccount,
  jsonBody(PasswordAsked),
  async (c) => {
    const { database, account, body } = c.var;
    const context = authContext(c.req.raw, c.env, database);
    return done(await reauthenticate(context, account.id, body.password));
  },
);

reauthenticationRoutes.post(
  '/options',
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
  signedInOrSuspended,
  notDemoAccount,
  jsonBody(PasskeyLogIn),
  async (c) => {
    const { database, account, body } = c.var;
    const context = authContext(c.req.raw, c.env, database);
    return done(await reauthenticateWithPasskey(context, account.id, body));
  },
);

function done(result: { ok: true } | AuthError): Response {
  if (!result.ok) return authErrorResponse(result);
  return Response.json({ message: 'Thank you.' } satisfies Done);
}
