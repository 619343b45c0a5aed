import {
  type AccountDetails,
  LogIn,
  type LoggedOut,
  SignUp,
  withMinimum,
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
  SecondFactor,
} from '@desert/contract/accounts/passkeys';
import { LOGGED_OUT_HASH } from '@desert/contract/accounts/personal';
import { Hono } from 'hono';
import { isNavigationOrFetch, isCrossSite } from '../../http/request/same-origin.ts';
import { Refusal } from '../../http/response/refusal.ts';
import { jsonBody } from '../../http/routes/json-body.ts';
import { accountChange, change, personalRead, read } from '../../http/routes/route.ts';
import { type ApiContext, signedIn } from '../../http/routes/session.ts';
import { passwordMin } from '../../limits.ts';
import { unconfirmedMay } from '../../members/users/must-confirm.ts';
import { unlessFull } from '../../platform/database/full.ts';
import { retryOnce } from '../../platform/database/retry.ts';
import { authContext } from '../auth-context.ts';
import { respondSignedIn } from '../finish-sign-in.ts';
import { waitingAddress } from '../links/change-address.ts';
import { confirmAddress } from '../links/confirm-address.ts';
import { forgottenPassword } from '../links/forgotten.ts';
import { resetPassword } from '../links/reset-password.ts';
import { logIn } from '../log-in.ts';
import { askForPasskey, logInWithPasskey } from '../passkeys/passkey-log-in.ts';
import { passSecondFactor } from '../passkeys/second-factor.ts';
import { endSession } from '../session/new-session.ts';
import { noteSubject } from '../session/resolve.ts';
import { endedCookie } from '../session/token.ts';
import { signUp } from '../sign-up.ts';

export const auth = new Hono<ApiContext>();

auth.get('/', personalRead, signedIn, async (c) => {
  const { database, account } = c.var;
  const new_email = await waitingAddress(database, account, Date.now());
  return c.json<AccountDetails>({
    ...account,
    ...unconfirmedMay(c.var.env, account),
    ...(new_email && { new_email }),
  });
});

auth.post(
  '/signup',
  change({ changes: 'public', unconfirmed: true, limit: 'sign-up', securityEvent: 'sign-up' }),
  jsonBody((env) => withMinimum(SignUp, passwordMin(env))),
  async (c) => {
    const context = authContext(c.req.raw, c.env, c.var.database);
    return respondSignedIn(c, await signUp(context, c.var.body), 201);
  },
);

auth.post('/login', accountChange('log-in', 'log-in'), jsonBody(LogIn), async (c) => {
  const context = authContext(c.req.raw, c.env, c.var.database);
  return respondSignedIn(c, await logIn(context, c.var.body), 200);
});

auth.post('/passkey/options', accountChange('log-in'), async (c) => {
  const context = authContext(c.req.raw, c.env, c.var.database);
  return c.json<PasskeyRequest>(await askForPasskey(context));
});

auth.post('/passkey', accountChange('log-in', 'log-in'), jsonBody(PasskeyLogIn), async (c) => {
  const context = authContext(c.req.raw, c.env, c.var.database);
  return respondSignedIn(c, await logInWithPasskey(context, c.var.body), 200);
});

auth.post(
  '/second-factor',
  accountChange('log-in', 'log-in'),
  jsonBody(SecondFactor),
  async (c) => {
    const context = authContext(c.req.raw, c.env, c.var.database);
    return respondSignedIn(c, await passSecondFactor(context, c.var.body), 200);
  },
);

auth.post('/forgotten', accountChange('mail', 'password-link'), jsonBody(Forgotten), async (c) => {
  const context = authContext(c.req.raw, c.env, c.var.database, c.executionCtx);
  await forgottenPassword(context, c.var.body);
  return c.json<Done>({ message: MAIL_IS_ON_ITS_WAY });
});

auth.post(
  '/password',
  accountChange('mail', 'password'),
  jsonBody((env) => withMinimum(PasswordReset, passwordMin(env))),
  async (c) => {
    const context = authContext(c.req.raw, c.env, c.var.database);
    return respondSignedIn(c, await resetPassword(context, c.var.body), 200);
  },
);

auth.post(
  '/confirm',
  change({ changes: 'public', unconfirmed: true, limit: 'mail', securityEvent: 'address' }),
  jsonBody(Confirmation),
  async (c) => {
    const context = authContext(c.req.raw, c.env, c.var.database);
    await confirmAddress(context, c.var.body.token);
    return c.json<Done>({ message: ADDRESS_CONFIRMED });
  },
);

auth.get('/logout', read({ personal: 'all', securityEvent: 'log-out' }), async (c) => {
  const request = c.req.raw;
  if (isCrossSite(request) || !isNavigationOrFetch(request))
    throw new Refusal(403, 'You can only log out from a page on this site.');
  const [end] = endSession(c.var.database, request);
  const ended = end && (await unlessFull('log-out', () => retryOnce(() => end.all())));
  if (ended?.[0]) noteSubject(request, ended[0].user_id);
  c.header('Set-Cookie', endedCookie(request, c.var.env));
  // Without JavaScript the menu's link leads here.
  const isNavigation = (c.req.header('Accept') ?? '').includes('text/html');
  return isNavigation
    ? c.redirect(`/${LOGGED_OUT_HASH}`, 303)
    : c.json<LoggedOut>({ message: 'You’re logged out.' });
});
