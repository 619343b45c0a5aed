import { readToken } from '../session/token.ts';

/** Writes that others do not see. An offer decision reserves the item, and a report may hide a subject. */
const PRIVATE_WRITE =
  /^\/api\/(?:(?:saved|blocks|notifications)\/|conversations\/(?:new|\d+\/(?:messages|read))\/?$)/;

/** Ignores requests without a session, and 4xx responses; a 5xx response may have changed something. */
export function mayHaveChanged(request: Request, response: Response): boolean {
  return mayHaveWritten(request, response) && !PRIVATE_WRITE.test(new URL(request.url).pathname);
}

/** Like `mayHaveChanged`, but includes private writes. */
export function mayHaveWritten(request: Request, { status }: Response): boolean {
  if (['GET', 'HEAD'].includes(request.method) || readToken(request) === undefined) return false;
  return status < 400 || status >= 500;
}

const MAILS = /^\/(?:api\/(?:auth|account)\/|signup|confirm\/new)/;

/** Whether the request may have queued a mail, signed in or not. */
export function mayHaveMailed({ method, url }: Request, { status }: Response): boolean {
  if (['GET', 'HEAD'].includes(method) || !MAILS.test(new URL(url).pathname)) return false;
  return status < 400 || status >= 500;
}
