import { readToken } from '../session/token.ts';

/**
 * Writes that only their author sees. Not among them: an offer decision, which reserves the item, and a report, which
 * may hide a subject.
 */
const PRIVATE_WRITE =
  /^\/api\/(?:(?:saved|blocks|notifications)\/|conversations\/(?:new|\d+\/(?:messages|read))\/?$)/;

/** Whether a request may have changed what others see. Only members change anything. */
export function mayHaveChanged(request: Request, response: Response): boolean {
  return (
    mayHaveWritten(request, response) &&
    readToken(request) !== undefined &&
    !PRIVATE_WRITE.test(new URL(request.url).pathname)
  );
}

/** Whether a request may have written: a refused one did not, and one that failed inside may have. */
export function mayHaveWritten({ method }: Request, { status }: Response): boolean {
  return !['GET', 'HEAD'].includes(method) && (status < 400 || status >= 500);
}
