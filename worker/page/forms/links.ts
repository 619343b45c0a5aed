/** The forms of links in mails: the same checks as in the API. */
import { Confirmation, Forgotten, PasswordResetForm } from '@desert/contract/account-links';
import { parseFields } from '@desert/contract/errors';
import type { GenericSchema } from 'valibot';
import { type AuthContext, authContext } from '../../accounts/auth-context.ts';
import type { AuthError, AuthResult } from '../../accounts/auth-result.ts';
import { confirmAddress } from '../../accounts/links/confirm-address.ts';
import { forgottenPassword } from '../../accounts/links/forgotten.ts';
import { resetPassword } from '../../accounts/links/reset-password.ts';
import { readForm } from '../../request/body.ts';
import { accountForm } from './account.ts';
import { NO_FORM, type PostableForm, refused, seeOther } from './posted.ts';

const forms: Record<string, PostableForm> = {
  '/forgotten': linkForm(Forgotten, forgottenPassword, '/forgotten?sent=1'),
  '/confirm': linkForm(
    Confirmation,
    (context, { token }) => confirmAddress(context, token),
    '/confirm?done=1',
  ),
  '/reset': accountForm(PasswordResetForm, resetWithoutScript, []),
};

/** The form at a path, with or without a trailing slash. Unlike those of `accountFormAt` it is also for who is signed in. */
export function linkFormAt(path: string): PostableForm | undefined {
  return forms[path.replace(/\/$/, '')];
}

/** A form that signs nobody in. @param then where to go on, without the token */
function linkForm<Input>(
  schema: GenericSchema<unknown, Input>,
  act: (context: AuthContext, input: Input) => Promise<{ ok: true } | AuthError>,
  then: string,
): PostableForm {
  return async (request, env) => {
    const form = await readForm(request);
    if (typeof form === 'number') return refused(form, NO_FORM[form]);
    const fields: Record<string, string> = Object.fromEntries(form);
    return {
      values: { email: [fields['email'] ?? ''] },
      async submit() {
        const { problems, values } = parseFields(schema, fields);
        if (!values) return { status: 400, errors: problems };
        const outcome = await act(authContext(request, env), values);
        if (outcome.ok) return seeOther(then);
        const { ok: _, ...refusal } = outcome;
        return refusal;
      },
    };
  };
}

/** Passkeys need a script, and the link is used: a second factor is asked for at the log-in. */
async function resetWithoutScript(
  context: AuthContext,
  input: Parameters<typeof resetPassword>[1],
): Promise<AuthResult> {
  const outcome = await resetPassword(context, input);
  if (outcome.ok || !outcome.second_factor) return outcome;
  const message = 'Your password has been changed. Log in with it and one of your recovery codes.';
  return { ok: false, status: 403, errors: { message } };
}
