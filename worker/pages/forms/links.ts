import {
  Confirmation,
  Forgotten,
  LINK_IS_DEAD,
  PasswordResetForm,
} from '@desert/contract/accounts/account-links';
import { withPasswordCheck } from '@desert/contract/accounts/refused-password';
import { RESEND_PATH } from '@desert/contract/pages/shell';
import type { GenericSchema } from 'valibot';
import { type AuthContext, authContext } from '../../accounts/auth-context.ts';
import { confirmAddress, findConfirmation } from '../../accounts/links/confirm-address.ts';
import { findLink } from '../../accounts/links/find-link.ts';
import { forgottenPassword } from '../../accounts/links/forgotten.ts';
import { resetPassword } from '../../accounts/links/reset-password.ts';
import { sendConfirmation } from '../../accounts/links/send-link.ts';
import { sessionOf } from '../../accounts/session/resolve.ts';
import { hashToken } from '../../accounts/session/token.ts';
import { readForm } from '../../http/request/body.ts';
import { seeOther } from '../../http/response/redirect.ts';
import { unconfirmedMay } from '../../members/users/must-confirm.ts';
import { openD1 } from '../../platform/database/open.ts';
import type { RequestContext } from '../../request-context.ts';
import { accountForm, visitorForm } from './account.ts';
import type { PostableForm, RefusedForm } from './posted.ts';

/** The refusal after a reset if the account has a second factor: passkeys need a script, so the member logs in. */
const RESET_BUT_NEEDS_CODE =
  'Your password has been changed. Log in with it and one of your recovery codes.';

/** Forms that mail an account link or use one. Signed-in members may post them, too. */
export const linkForms: Record<string, PostableForm> = {
  '/forgotten': linkForm('password-link', Forgotten, forgottenPassword, '/forgotten?sent=1'),
  '/confirm': linkForm(
    'address',
    Confirmation,
    (context, { token }) => confirmAddress(context, token),
    '/confirm?done=1',
  ),
  [RESEND_PATH]: resendWithoutScript,
  '/reset': accountForm(
    'password',
    withPasswordCheck(PasswordResetForm),
    resetPassword,
    [],
    RESET_BUT_NEEDS_CODE,
  ),
};

const finds: Record<string, typeof findConfirmation> = {
  '/confirm': findConfirmation,
  '/reset': (context, token) => findLink(context, hashToken(token), ['password']),
};

/**
 * Values for the page of a link: its member's name. Refuses a dead or missing link (410) before the visitor fills in the
 * form. Does not consume the link, because mail scanners open links. No rate limit, because tokens can't be guessed.
 */
export async function openLink(context: RequestContext): Promise<RefusedForm | undefined> {
  const { request, url, primary } = context;
  const { pathname, searchParams } = url;
  const find = finds[pathname.replace(/\/$/, '')];
  if (!find || request.method === 'POST' || searchParams.has('done')) return undefined;
  const token = searchParams.get('token') ?? '';
  // A read replica may not have the link yet.
  const database = openD1(primary);
  const found = token ? await find(authContext(request, context, database), token) : undefined;
  if (found) return { status: 200, errors: {}, values: { username: [found.user.username] } };
  return { status: 410, errors: { token: LINK_IS_DEAD }, values: {} };
}

function linkForm<Input>(
  securityEvent: string,
  schema: GenericSchema<unknown, Input>,
  act: (context: AuthContext, input: Input) => Promise<void>,
  then: string,
): PostableForm {
  return visitorForm(securityEvent, schema, ['email'], async (context, input) => {
    await act(context, input);
    return seeOther(then);
  });
}

/** Resends the confirmation link without scripts. Redirects signed-out and confirmed users to the form's page. */
async function resendWithoutScript(context: RequestContext): Promise<Response> {
  const { request, env, database: client } = context;
  await readForm(request);
  const database = openD1(client);
  const account = (await sessionOf(request, database))?.account;
  if (!account || !unconfirmedMay(env, account).unconfirmed_may) return seeOther(RESEND_PATH);
  await sendConfirmation(authContext(request, context, database), account);
  return seeOther(`${RESEND_PATH}?sent=1`);
}
