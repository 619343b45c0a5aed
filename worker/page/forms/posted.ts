import type { FieldErrors } from '@desert/contract/errors';
import type { PostedForm } from '@desert/contract/page';
import type { RequestContext } from '../../request-context.ts';

export interface RefusedForm extends PostedForm, Refusal {}

export interface Refusal extends Pick<PostedForm, 'errors'> {
  status: number;
  /** Seconds for the header Retry-After, with 429 and 503. */
  retryAfter?: number | undefined;
  suspended?: true | undefined;
  cookies?: readonly string[] | undefined;
}

export interface ReadForm extends Pick<PostedForm, 'values'> {
  remarks?: FieldErrors;
  /** Validates and executes the form. @returns a redirect, or the refusal */
  submit: () => Promise<Response | Refusal>;
}

/** Reads a posted form. Returns a refusal or a redirect if the form cannot be submitted at all. */
export interface PostableForm {
  (context: RequestContext): Promise<ReadForm | RefusedForm | Response>;
  /** The event in the security log: docs/security-log.md */
  securityEvent?: string;
}

export function refused(status: number, message: string): RefusedForm {
  return { status, errors: { message }, values: {} };
}

export function seeOther(path: string, cookies: readonly string[] = []): Response {
  const headers = new Headers({ Location: path, 'Cache-Control': 'no-store' });
  for (const cookie of cookies) headers.append('Set-Cookie', cookie);
  return new Response(null, { status: 303, headers });
}
