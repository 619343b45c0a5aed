import {
  LogIn,
  SignUpForm,
  type SignUpInput,
  withMinimum,
} from '@desert/contract/accounts/account';
import { withPasswordCheck } from '@desert/contract/accounts/refused-password';
import { safeRedirectPath } from '@desert/contract/pages/routes';
import type { FieldErrors } from '@desert/contract/text/errors';
import type { GenericSchema } from 'valibot';
import { type AuthContext, authContext } from '../../accounts/auth-context.ts';
import type { SignedIn } from '../../accounts/finish-sign-in.ts';
import { logIn } from '../../accounts/log-in.ts';
import { signUp } from '../../accounts/sign-up.ts';
import type { Env } from '../../env.ts';
import { parseInput, readForm } from '../../http/request/body.ts';
import { seeOther } from '../../http/response/redirect.ts';
import { Refusal } from '../../http/response/refusal.ts';
import { passwordMin } from '../../limits.ts';
import type { PostableForm } from './posted.ts';

/** The error if a second factor is required: without scripts there are no passkeys, only recovery codes. */
const ASKS_FOR_CODE = {
  recovery_code: 'Your password is correct. Enter it again, along with one of your recovery codes',
};

function signUpWithoutScripts(context: AuthContext, input: SignUpInput): Promise<SignedIn> {
  return signUp(context, input, false);
}

export const accountForms: Record<string, PostableForm> = {
  '/login': accountForm('log-in', LogIn, logIn, ['email']),
  '/signup': accountForm('sign-up', withNewPassword(SignUpForm), signUpWithoutScripts, [
    'email',
    'username',
  ]),
};

/** A schema, or a function for one that depends on the site's variables. */
type SchemaOf<Input> =
  | GenericSchema<unknown, Input>
  | ((env: Env) => GenericSchema<unknown, Input>);

/** The checks of a form with a new password, so that its errors come with the others. */
export function withNewPassword<Input>(schema: GenericSchema<unknown, Input>) {
  return (env: Env) => withPasswordCheck(withMinimum(schema, passwordMin(env)));
}

/** A form that logs the user in. @param needsCode the errors if the account has a second factor */
export function accountForm<Input>(
  securityEvent: string,
  schema: SchemaOf<Input>,
  signIn: (context: AuthContext, input: Input) => Promise<SignedIn>,
  names: string[],
  needsCode: FieldErrors | string = ASKS_FOR_CODE,
): PostableForm {
  return visitorForm(securityEvent, schema, names, async (context, input, next) => {
    try {
      const { cookies } = await signIn(context, input);
      return seeOther(next, cookies);
    } catch (error) {
      const isHalfDone = error instanceof Refusal && error.details.second_factor;
      throw isHalfDone ? new Refusal(error.status, needsCode) : error;
    }
  });
}

/** @param names fields whose values a refused form shows again: never a password @param act gets the page to go to */
export function visitorForm<Input>(
  securityEvent: string,
  schema: SchemaOf<Input>,
  names: string[],
  act: (context: AuthContext, input: Input, next: string) => Promise<Response>,
): PostableForm {
  const post: PostableForm = async (context, shown) => {
    const { request, url } = context;
    const fields: Record<string, string> = Object.fromEntries(await readForm(request));
    for (const name of names) shown.values[name] = [fields[name] ?? ''];
    const next = safeRedirectPath(fields['next'] ?? url.searchParams.get('next'));
    const parsed = parseInput(typeof schema === 'function' ? schema(context.env) : schema, fields);
    return act(authContext(request, context), parsed, next);
  };
  return Object.assign(post, { securityEvent });
}
