import {
  LogIn,
  SignUpForm,
  type SignUpInput,
  addMinimumLength,
} from '@desert/contract/accounts/account';
import { addPasswordCheck } from '@desert/contract/accounts/refused-password';
import { safeRedirectPath } from '@desert/contract/pages/routes';
import type { FieldErrors } from '@desert/contract/text/errors';
import type { GenericSchema } from 'valibot';
import { type AuthContext, createAuthContext } from '../../accounts/auth-context.ts';
import type { SignedIn } from '../../accounts/finish-sign-in.ts';
import { logIn } from '../../accounts/log-in.ts';
import { signUp } from '../../accounts/sign-up.ts';
import type { Env } from '../../env.ts';
import { parseInput, readForm } from '../../http/request/body.ts';
import { redirectSeeOther } from '../../http/response/redirect.ts';
import { Refusal } from '../../http/response/refusal.ts';
import { getMinimumPasswordLength } from '../../limits.ts';
import type { PostableForm } from './posted.ts';

/** The error if a second factor is required: without scripts there are no passkeys, only recovery codes. */
const ASKS_FOR_CODE = {
  recovery_code: 'Your password is correct. Enter it again, along with one of your recovery codes',
};

function signUpWithoutScripts(context: AuthContext, input: SignUpInput): Promise<SignedIn> {
  return signUp(context, input, false);
}

export const accountForms: Record<string, PostableForm> = {
  '/login': defineLogInForm('log-in', LogIn, logIn, ['email']),
  '/signup': defineLogInForm('sign-up', addNewPasswordCheck(SignUpForm), signUpWithoutScripts, [
    'email',
    'username',
  ]),
};

/** A schema, or a function for one that depends on the site's variables. */
type SchemaOf<Input> =
  | GenericSchema<unknown, Input>
  | ((env: Env) => GenericSchema<unknown, Input>);

/** The checks of a form with a new password, so that its errors come with the others. */
export function addNewPasswordCheck<Input>(schema: GenericSchema<unknown, Input>) {
  return (env: Env) => addPasswordCheck(addMinimumLength(schema, getMinimumPasswordLength(env)));
}

/** A form that logs the user in. @param needsCode the errors if the account has a second factor */
export function defineLogInForm<Input>(
  securityEvent: string,
  schema: SchemaOf<Input>,
  signIn: (context: AuthContext, input: Input) => Promise<SignedIn>,
  names: string[],
  needsCode: FieldErrors | string = ASKS_FOR_CODE,
): PostableForm {
  return defineVisitorForm(securityEvent, schema, names, async (context, input, next) => {
    try {
      const { cookies } = await signIn(context, input);
      return redirectSeeOther(next, cookies);
    } catch (error) {
      const isHalfDone = error instanceof Refusal && error.details.second_factor;
      throw isHalfDone ? new Refusal(error.status, needsCode) : error;
    }
  });
}

/** @param names fields whose values a refused form shows again: never a password @param act gets the page to go to */
export function defineVisitorForm<Input>(
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
    return act(createAuthContext(request, context), parsed, next);
  };
  return Object.assign(post, { securityEvent });
}
