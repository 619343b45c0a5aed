/** The forms that work without JavaScript, each posted to its own page: the same checks as in the API. */
import { LogIn, SignUpForm } from '@desert/contract/account';
import { parseFields } from '@desert/contract/errors';
import { safeRedirectPath } from '@desert/contract/safe-redirect';
import type { PostedForm } from '@desert/contract/shell';
import type { GenericSchema } from 'valibot';
import { type AuthContext, authContext } from '../accounts/auth-context.ts';
import type { AuthResult } from '../accounts/auth-result.ts';
import { logIn } from '../accounts/log-in.ts';
import { signUp } from '../accounts/sign-up.ts';
import type { Env } from '../env.ts';
import { logError } from '../errors.ts';
import { type NoForm, readForm } from '../request/body.ts';

/** A form that was refused, for its page to be shown again with what is wrong. */
export interface RefusedForm extends PostedForm {
  status: number;
  /** When to try again, in seconds, for the header Retry-After: with 429. */
  retryAfter?: number;
}

type Fields = Record<string, string>;

interface Form {
  /** Fields whose values a refused form shows again: never a password. */
  shown: string[];
  /** Checks the fields, and does what the form is for. */
  submit(context: AuthContext, fields: Fields): Promise<AuthResult>;
}

const forms: Record<string, Form> = {
  '/login': { shown: ['email'], submit: checked(LogIn, logIn) },
  '/signup': { shown: ['email', 'username'], submit: checked(SignUpForm, signUp) },
};

function checked<Input>(
  schema: GenericSchema<unknown, Input>,
  submit: (context: AuthContext, input: Input) => Promise<AuthResult>,
): Form['submit'] {
  return async (context, fields) => {
    const { problems, values } = parseFields(schema, fields);
    return values ? submit(context, values) : { ok: false, status: 400, errors: problems };
  };
}

/** The form at a path, with or without a trailing slash. */
export function formAt(path: string): Form | undefined {
  return forms[path.replace(/\/$/, '')];
}

/** Whether a request posts a form, for `postForm` to take. */
export function isFormPost(request: Request): boolean {
  return request.method === 'POST' && formOf(request) !== undefined;
}

/**
 * Takes a form that was posted to its own page, without JavaScript.
 * @returns 303 to where the visitor came from, with the session's cookies; or what is wrong
 */
export async function postForm(request: Request, env: Env): Promise<Response | RefusedForm> {
  const form = formOf(request);
  if (!form) return refused(404, 'There is no form at this address.');
  const fields = await readForm(request);
  if (typeof fields === 'number') return refused(fields, NO_FORM[fields]);
  return submit(form, request, env, Object.fromEntries(fields));
}

const NO_FORM: Record<NoForm, string> = {
  403: 'Please send the form from this page.',
  413: 'That is more than the form can take.',
  415: 'Please send the form from this page.',
};

async function submit(form: Form, request: Request, env: Env, fields: Fields) {
  const values = Object.fromEntries(form.shown.map((name) => [name, fields[name] ?? '']));
  try {
    const outcome = await form.submit(authContext(request, env), fields);
    if (outcome.ok) return goOn(request, fields, outcome.cookies);
    const { ok: _, ...answer } = outcome;
    return { ...answer, values };
  } catch (error) {
    logError(error as Error, { method: request.method, path: new URL(request.url).pathname });
    return { ...refused(500, 'Something went wrong. Please try again'), values };
  }
}

function goOn(request: Request, fields: Fields, cookies: string[]): Response {
  const next = fields['next'] ?? new URL(request.url).searchParams.get('next');
  const headers = new Headers({ Location: safeRedirectPath(next), 'Cache-Control': 'no-store' });
  for (const cookie of cookies) headers.append('Set-Cookie', cookie);
  return new Response(null, { status: 303, headers });
}

function formOf(request: Request): Form | undefined {
  return formAt(new URL(request.url).pathname);
}

function refused(status: number, message: string): RefusedForm {
  return { status, errors: { message }, values: {} };
}
