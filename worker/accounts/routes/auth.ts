import {
  type AccountDetails,
  LogIn,
  type LoggedOut,
  SignUp,
  addMinimumLength,
} from '@desert/contract/accounts/account';
import {
  ADDRESS_CONFIRMED,
  Confirmation,
  Forgotten,
  MAIL_IS_ON_ITS_WAY,
  PasswordReset,
} from '@desert/contract/accounts/account-links';
import type { Done } from '@desert/contract/accounts/account-settings';
import {
  PasskeyLogIn,
  type PasskeyRequest,
  SecondFactorBody,
} from '@desert/contract/accounts/passkeys';
import { LOGGED_OUT_HASH } from '@desert/contract/accounts/personal';
import { Hono } from 'hono';
import { isNavigationOrFetch, isCrossSite } from '../../http/request/same-origin.ts';
import { Refusal } from '../../http/response/refusal.ts';
import { parseJsonBody } from '../../http/routes/json-body.ts';
import {
  accountChange,
  defineChangeRoute,
  personalRead,
  readRoute,
} from '../../http/routes/route.ts';
import { type ApiContext, signedIn } from '../../http/routes/session.ts';
import { getMinimumPasswordLength } from '../../limits.ts';
import { getUnconfirmedPermission } from '../../members/users/must-confirm.ts';
import { runUnlessFull } from '../../platform/database/full.ts';
import { retryOnce } from '../../platform/database/retry.ts';
import { createAuthContext } from '../auth-context.ts';
import { respondSignedIn } from '../finish-sign-in.ts';
import { readPendingEmail } from '../links/change-address.ts';
import { confirmAddress } from '../links/confirm-address.ts';
import { requestPasswordReset } from '../links/forgotten.ts';
import { resetPassword } from '../links/reset-password.ts';
import { logIn } from '../log-in.ts';
import { askForPasskey, logInWithPasskey } from '../passkeys/passkey-log-in.ts';
import { passSecondFactor } from '../passkeys/second-factor.ts';
import { deleteSession } from '../session/new-session.ts';
import { noteSubject } from '../session/resolve.ts';
import { buildEndedCookie } from '../session/token.ts';
import { signUp } from '../sign-up.ts';

export const auth = new Hono<ApiContext>();

auth.get('/', personalRead, signedIn, async (c) => {
  const { database, account } = c.var;
  const new_email = await readPendingEmail(database, account, Date.now());
  return c.json<AccountDetails>({
    ...account,
    ...getUnconfirmedPermission(c.var.env, account),
    ...(new_email && { new_email }),
  });
});

auth.post(
  '/signup',
  defineChangeRoute({
    changes: 'public',
    unconfirmed: true,
    limit: 'sign-up',
    securityEvent: 'sign-up',
  }),
  parseJsonBody((env) => addMinimumLength(SignUp, getMinimumPasswordLength(env))),
  async (c) => {
    const context = createAuthContext(c.req.raw, c.env, c.var.database);
    return respondSignedIn(c, await signUp(context, c.var.body), 201);
  },
);

auth.post('/login', accountChange('log-in', 'log-in'), parseJsonBody(LogIn), async (c) => {
  const context = createAuthContext(c.req.raw, c.env, c.var.database);
  return respondSignedIn(c, await logIn(context, c.var.body), 200);
});

auth.post('/passkey/options', accountChange('log-in'), async (c) => {
  const context = createAuthContext(c.req.raw, c.env, c.var.database);
  return c.json<PasskeyRequest>(await askForPasskey(context));
});

auth.post('/passkey', accountChange('log-in', 'log-in'), parseJsonBody(PasskeyLogIn), async (c) => {
  const context = createAuthContext(c.req.raw, c.env, c.var.database);
  return respondSignedIn(c, await logInWithPasskey(context, c.var.body), 200);
});

auth.post(
  '/second-factor',
  accountChange('log-in', 'log-in'),
  parseJsonBody(SecondFactorBody),
  async (c) => {
    const context = createAuthContext(c.req.raw, c.env, c.var.database);
    return respondSignedIn(c, await passSecondFactor(context, c.var.body), 200);
  },
);

auth.post(
  '/forgotten',
  accountChange('mail', 'password-link'),
  parseJsonBody(Forgotten),
  async (c) => {
    const context = createAuthContext(c.req.raw, c.env, c.var.database, c.executionCtx);
    await requestPasswordReset(context, c.var.body);
    return c.json<Done>({ message: MAIL_IS_ON_ITS_WAY });
  },
);

auth.post(
  '/password',
  accountChange('mail', 'password'),
  parseJsonBody((env) => addMinimumLength(PasswordReset, getMinimumPasswordLength(env))),
  async (c) => {
    const context = createAuthContext(c.req.raw, c.env, c.var.database);
    return respondSignedIn(c, await resetPassword(context, c.var.body), 200);
  },
);

auth.post(
  '/confirm',
  defineChangeRoute({
    changes: 'public',
    unconfirmed: true,
    limit: 'mail',
    securityEvent: 'address',
  }),
  parseJsonBody(Confirmation),
  async (c) => {
    const context = createAuthContext(c.req.raw, c.env, c.var.database);
    await confirmAddress(context, c.var.body.token);
    return c.json<Done>({ message: ADDRESS_CONFIRMED });
  },
);

auth.get('/logout', readRoute({ personal: 'all', securityEvent: 'log-out' }), async (c) => {
  const request = c.req.raw;
  if (isCrossSite(request) || !isNavigationOrFetch(request))
    throw new Refusal(403, 'You can only log out from a page on this site.');
  const [end] = deleteSession(c.var.database, request);
  const ended = end && (await runUnlessFull('log-out', () => retryOnce(() => end.all())));
  if (ended?.[0]) noteSubject(request, ended[0].user_id);
  c.header('Set-Cookie', buildEndedCookie(request, c.var.env));
  // Without JavaScript the menu's link leads here.
  const isNavigation = (c.req.header('Accept') ?? '').includes('text/html');
  return isNavigation
    ? c.redirect(`/${LOGGED_OUT_HASH}`, 303)
    : c.json<LoggedOut>({ message: 'You’re logged out.' });
});
