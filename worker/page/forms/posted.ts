/** What becomes of a form that is posted to its own page, without JavaScript. */
import type { FieldErrors } from '@desert/contract/errors';
import type { PostedForm } from '@desert/contract/page';
import type { Env } from '../../env.ts';
import type { NoForm } from '../../request/body.ts';

/** A form that was refused, for its page to be shown again with what is wrong. */
export interface RefusedForm extends PostedForm, Refusal {}

export interface Refusal extends Pick<PostedForm, 'errors'> {
  status: number;
  /** When to try again, in seconds, for the header Retry-After: with 429 and 503. */
  retryAfter?: number | undefined;
  /** Whether the errors say why the account is suspended, and the cookies open its own data. */
  suspended?: true | undefined;
  /** `Set-Cookie` headers. */
  cookies?: readonly string[] | undefined;
}

/** A form that was read. */
export interface ReadForm extends Pick<PostedForm, 'values'> {
  /** What is said of its fields besides what is wrong, where it is refused. */
  remarks?: FieldErrors;
  /** Judges it, and does what it is for. @returns where to go on, or why not */
  submit: () => Promise<Response | Refusal>;
}

/** Reads a form of a page; answers at once where there is nothing to submit. */
export type PostableForm = (
  request: Request,
  env: Env,
) => Promise<ReadForm | RefusedForm | Response>;

/** What is said of a request that is no form of this site. */
export const NO_FORM: Record<NoForm, string> = {
  403: 'Please submit the form from this page.',
  413: 'That’s more than this form can hold. Please shorten it.',
  415: 'Please submit the form from this page.',
};

/** Refuses a form of which nothing is known. */
export function refused(status: number, message: string): RefusedForm {
  return { status, errors: { message }, values: {} };
}

/** Leads on to a page of this site, which the browser asks for by a GET. */
export function seeOther(path: string, cookies: readonly string[] = []): Response {
  const headers = new Headers({ Location: path, 'Cache-Control': 'no-store' });
  for (const cookie of cookies) headers.append('Set-Cookie', cookie);
  return new Response(null, { status: 303, headers });
}
