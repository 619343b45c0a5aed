import { readToken } from '../session/token.ts';

/**
 * Paths of writes that change no public content. An offer decision, which reserves the item, and a report, which may
 * hide a subject, are not among them.
 */
const PRIVATE_WRITE =
  /^\/api\/(?:(?:saved|blocks|notifications)\/|conversations\/(?:new|\d+\/(?:messages|read))\/?$)/;

/** Whether a request may have changed public content, which only members can. */
export function mayHaveChanged(request: Request, response: Response): boolean {
  return (
    mayHaveWritten(request, response) &&
    readToken(request) !== undefined &&
    !PRIVATE_WRITE.test(new URL(request.url).pathname)
  );
}

/** Whether a request may have written: refused ones (4xx) did not, but failed ones (5xx) may have. */
export function mayHaveWritten({ method }: Request, { status }: Response): boolean {
  return !['GET', 'HEAD'].includes(method) && (status < 400 || status >= 500);
}
