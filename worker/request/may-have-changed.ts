import { readToken } from '../session/token.ts';

/** What only those of it see. Not the answer to an offer, which reserves the item; nor a report, which may hide what it is about. */
const PRIVATE_WRITE =
  /^\/api\/(?:(?:saved|blocks|notifications)\/|conversations\/(?:new|\d+\/(?:messages|read))\/?$)/;

/**
 * Whether a request may have changed what others see. Only who is signed in changes anything; what was refused did
 * not, and what failed inside may have.
 */
export function mayHaveChanged(request: Request, response: Response): boolean {
  return mayHaveWritten(request, response) && !PRIVATE_WRITE.test(new URL(request.url).pathname);
}

/** Whether a request may have changed anything: as `mayHaveChanged`, and what only those of it see. */
export function mayHaveWritten(request: Request, { status }: Response): boolean {
  if (['GET', 'HEAD'].includes(request.method) || readToken(request) === undefined) return false;
  return status < 400 || status >= 500;
}

/** What writes a mail before its response: the API of accounts and its forms. */
const MAILS = /^\/(?:api\/(?:auth|account)\/|signup|confirm\/new)/;

/** Whether a mail may have been written, by who is signed in or not. */
export function mayHaveMailed({ method, url }: Request, { status }: Response): boolean {
  if (['GET', 'HEAD'].includes(method) || !MAILS.test(new URL(url).pathname)) return false;
  return status < 400 || status >= 500;
}
