/** The forms that work without JavaScript, each posted to its own page. */
import { isFull } from '../database/full.ts';
import type { Env } from '../env.ts';
import { CANNOT_STORE, logCannotStore, logError } from '../errors.ts';
import { accountFormAt } from './forms/account.ts';
import { linkFormAt } from './forms/links.ts';
import {
  type PostableForm,
  type ReadForm,
  type Refusal,
  refused,
  type RefusedForm,
} from './forms/posted.ts';
import { recordFormAt } from './forms/record.ts';

/** Whether a request posts a form, for `postForm` to take. */
export function isFormPost(request: Request): boolean {
  return request.method === 'POST' && formOf(request) !== undefined;
}

/**
 * Takes a form that was posted to its own page, without JavaScript.
 * @returns 303 to where the visitor goes on, or what is wrong
 */
export async function postForm(request: Request, env: Env): Promise<Response | RefusedForm> {
  const read = formOf(request);
  if (!read) return refused(404, 'There is no form at this address.');
  try {
    const form = await read(request, env);
    if (!('submit' in form)) return form;
    const outcome = await form.submit().catch((error: unknown) => failed(request, error));
    return outcome instanceof Response ? outcome : withForm(outcome, form);
  } catch (error) {
    return failed(request, error);
  }
}

function failed(request: Request, error: unknown): RefusedForm {
  const asked = { method: request.method, path: new URL(request.url).pathname };
  if (isFull(error)) {
    logCannotStore('form', error as Error, asked);
    return { ...CANNOT_STORE, values: {} };
  }
  logError(error as Error, asked);
  return refused(500, 'Something went wrong. Please try again');
}

function withForm(refusal: Refusal, { values, remarks = {} }: ReadForm): RefusedForm {
  const errors = { ...refusal.errors };
  for (const [name, remark] of Object.entries(remarks))
    errors[name] = [errors[name], remark].filter(Boolean).join(' ');
  return { ...refusal, errors, values };
}

function formOf(request: Request): PostableForm | undefined {
  const { pathname } = new URL(request.url);
  return accountFormAt(pathname) ?? linkFormAt(pathname) ?? recordFormAt(pathname);
}
