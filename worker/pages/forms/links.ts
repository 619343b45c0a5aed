import {
  Confirmation,
  Forgotten,
  PasswordResetForm,
} from '@desert/contract/accounts/account-links';
import { RESEND_PATH } from '@desert/contract/pages/shell';
import type { GenericSchema } from 'valibot';
import { type AuthContext, createAuthContext } from '../../accounts/auth-context.ts';
import { confirmAddress } from '../../accounts/links/confirm-address.ts';
import { requestPasswordReset } from '../../accounts/links/forgotten.ts';
import { resetPassword } from '../../accounts/links/reset-password.ts';
import { sendConfirmation } from '../../accounts/links/send-link.ts';
import { readSession } from '../../accounts/session/resolve.ts';
import { readForm } from '../../http/request/body.ts';
import { redirectSeeOther } from '../../http/response/redirect.ts';
import { getUnconfirmedPermission } from '../../members/users/must-confirm.ts';
import { openD1 } from '../../platform/database/open.ts';
import type { RequestContext } from '../../request-context.ts';
import { defineLogInForm, defineVisitorForm, addNewPasswordCheck } from './account.ts';
import type { PostableForm } from './posted.ts';

/** The refusal after a reset if the account has a second factor: passkeys need a script, so the member logs in. */
const RESET_BUT_NEEDS_CODE =
  'Your password has been changed. Log in with it and one of your recovery codes.';

/** Forms that mail an account link or use one. Signed-in members may post them, too. */
export const linkForms: Record<string, PostableForm> = {
  '/forgotten': linkForm('password-link', Forgotten, requestPasswordReset, '/forgotten?sent=1'),
  '/confirm': linkForm(
    'address',
    Confirmation,
    (context, { token }) => confirmAddress(context, token),
    '/confirm?done=1',
  ),
  [RESEND_PATH]: resendWithoutScript,
  '/reset': defineLogInForm(
    'password',
    addNewPasswordCheck(PasswordResetForm),
    resetPassword,
    [],
    RESET_BUT_NEEDS_CODE,
  ),
};

function linkForm<Input>(
  securityEvent: string,
  schema: GenericSchema<unknown, Input>,
  act: (context: AuthContext, input: Input) => Promise<void>,
  then: string,
): PostableForm {
  return defineVisitorForm(securityEvent, schema, ['email'], async (context, input) => {
    await act(context, input);
    return redirectSeeOther(then);
  });
}

/** Resends the confirmation link without scripts. Redirects signed-out and confirmed users to the form's page. */
async function resendWithoutScript(context: RequestContext): Promise<Response> {
  const { request, env, database: client } = context;
  await readForm(request);
  const database = openD1(client);
  const account = (await readSession(request, database))?.account;
  if (
    !account ||
    account.awaits_approval ||
    !getUnconfirmedPermission(env, account).unconfirmed_may
  )
    return redirectSeeOther(RESEND_PATH);
  await sendConfirmation(createAuthContext(request, context, database), account);
  return redirectSeeOther(`${RESEND_PATH}?sent=1`);
}
