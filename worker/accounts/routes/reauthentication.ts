import type { Done } from '@desert/contract/accounts/account-settings';
import {
  PasskeyLogIn,
  type PasskeyRequest,
  PasswordAsked,
} from '@desert/contract/accounts/passkeys';
import { REAUTHENTICATE } from '@desert/contract/text/errors';
import { type Context, Hono } from 'hono';
import { createMiddleware } from 'hono/factory';
import { Refusal } from '../../http/response/refusal.ts';
import { parseJsonBody } from '../../http/routes/json-body.ts';
import { accountChange } from '../../http/routes/route.ts';
import {
  notDemoAccount,
  type ApiContext,
  type SignedInContext,
  signedInOrSuspended,
} from '../../http/routes/session.ts';
import { limitedWrites } from '../../http/routes/write-limit.ts';
import { createAuthContext } from '../auth-context.ts';
import {
  askToReauthenticate,
  hasPasskeys,
  reauthenticateWithPassword,
  reauthenticateWithPasskey,
} from '../reauthenticate.ts';
import { isAuthenticatedLately } from '../session/authentication.ts';

/** Responds 403 unless the member logged in or reauthenticated recently. Use it after `signedIn`. */
export const authenticatedLately = createMiddleware<SignedInContext>(async (c, next) => {
  const session = await c.var.session();
  if (session && isAuthenticatedLately(session)) return next();
  const passkey = await hasPasskeys(c.var.database, c.var.account.id);
  throw new Refusal(403, REAUTHENTICATE, { reauthenticate: { passkey } });
});

export const reauthenticationRoutes = new Hono<ApiContext>();

reauthenticationRoutes.post(
  '/',
  accountChange('log-in', 'reauthentication'),
  signedInOrSuspended,
  notDemoAccount,
  parseJsonBody(PasswordAsked),
  async (c) => {
    const { database, account, body } = c.var;
    const context = createAuthContext(c.req.raw, c.env, database);
    return respondWithCookie(
      c,
      await reauthenticateWithPassword(context, account.id, body.password),
    );
  },
);

reauthenticationRoutes.post(
  '/options',
  accountChange('write'),
  signedInOrSuspended,
  notDemoAccount,
  limitedWrites,
  async (c) => {
    const context = createAuthContext(c.req.raw, c.env, c.var.database);
    return c.json<PasskeyRequest>(await askToReauthenticate(context, c.var.account.id));
  },
);

reauthenticationRoutes.post(
  '/passkey',
  accountChange('log-in', 'reauthentication'),
  signedInOrSuspended,
  notDemoAccount,
  parseJsonBody(PasskeyLogIn),
  async (c) => {
    const { database, account, body } = c.var;
    const context = createAuthContext(c.req.raw, c.env, database);
    return respondWithCookie(c, await reauthenticateWithPasskey(context, account.id, body));
  },
);

function respondWithCookie(c: Context, cookie: string): Response {
  c.header('Set-Cookie', cookie, { append: true });
  return c.json<Done>({ message: 'Thank you.' });
}
