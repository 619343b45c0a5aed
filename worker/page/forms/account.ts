import { LogIn, SignUpForm } from '@desert/contract/account';
import { parseFields } from '@desert/contract/body';
import type { FieldErrors } from '@desert/contract/errors';
import { withPasswordCheck } from '@desert/contract/refused-password';
import { safeRedirectPath } from '@desert/contract/routes';
import type { GenericSchema } from 'valibot';
import { type AuthContext, authContext } from '../../accounts/auth-context.ts';
import { logIn } from '../../accounts/log-in.ts';
import { signUp } from '../../accounts/sign-up.ts';
import type { SignedIn } from '../../accounts/signed-in.ts';
import { readForm } from '../../request/body.ts';
import { Refusal } from '../../response/refusal.ts';
import { type PostableForm, seeOther } from './posted.ts';

type Fields = Record<string, string>;

/** The error if a second factor is required: without scripts there are no passkeys, only recovery codes. */
const ASKS_FOR_CODE = {
  recovery_code: 'Your password is correct. Enter it again, along with one of your recovery codes',
};

const forms: Record<string, PostableForm> = {
  '/login': accountForm('log-in', LogIn, logIn, ['email']),
  '/signup': accountForm('sign-up', withPasswordCheck(SignUpForm), signUp, ['email', 'username']),
};

export function accountFormAt(path: string): PostableForm | undefined {
  return forms[path.replace(/\/$/, '')];
}

/**
 * A form that logs the user in. @param shown fields whose values a refused form shows again: never a password @param
 * needsCode the errors if the account has a second factor
 */
export function accountForm<Input>(
  securityEvent: string,
  schema: GenericSchema<unknown, Input>,
  signIn: (context: AuthContext, input: Input) => Promise<SignedIn>,
  shown: string[],
  needsCode: FieldErrors | string = ASKS_FOR_CODE,
): PostableForm {
  const read: PostableForm = async (context) => {
    const { request } = context;
    const form = await readForm(request);
    const fields: Fields = Object.fromEntries(form);
    return {
      values: Object.fromEntries(shown.map((name) => [name, [fields[name] ?? '']])),
      async submit() {
        const { problems, values } = parseFields(schema, fields);
        if (!values) throw new Refusal(400, problems);
        try {
          const { cookies } = await signIn(authContext(request, context), values);
          return seeOther(nextOf(request, fields), cookies);
        } catch (error) {
          const isHalfDone = error instanceof Refusal && error.details.second_factor;
          throw isHalfDone ? new Refusal(error.status, needsCode) : error;
        }
      },
    };
  };
  return Object.assign(read, { securityEvent });
}

function nextOf(request: Request, fields: Fields): string {
  return safeRedirectPath(fields['next'] ?? new URL(request.url).searchParams.get('next'));
}
