/** The forms that work without JavaScript, by the path of their page: the same checks as in the API. */
import { LogIn, SignUpForm } from '@desert/contract/account';
import { messagesOf } from '@desert/contract/problems';
import * as v from 'valibot';
import { logIn } from '../accounts/log-in.ts';
import type { Outcome } from '../accounts/outcome.ts';
import { signUp } from '../accounts/sign-up.ts';
import type { Visit } from '../accounts/visit.ts';

export interface Form {
  /** Fields whose values a refused form shows again: never a password. */
  shown: string[];
  /** Checks the fields, and does what the form is for. */
  submit(visit: Visit, fields: Record<string, string>): Promise<Outcome>;
}

const forms: Record<string, Form> = {
  '/login': { shown: ['email'], submit: checked(LogIn, logIn) },
  '/signup': { shown: ['email', 'username'], submit: checked(SignUpForm, signUp) },
};

/** The form at a path, with or without a trailing slash. */
export function formAt(path: string): Form | undefined {
  return forms[path.replace(/\/$/, '')];
}

function checked<S extends v.GenericSchema>(
  schema: S,
  submit: (visit: Visit, input: v.InferOutput<S>) => Promise<Outcome>,
): Form['submit'] {
  return async (visit, fields) => {
    const { success, output, issues } = v.safeParse(schema, fields);
    if (success) return submit(visit, output);
    return { ok: false, status: 400, errors: messagesOf(issues) };
  };
}
