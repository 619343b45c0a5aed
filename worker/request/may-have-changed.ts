import { readToken } from '../session/token.ts';

/** Writes that others do not see. An offer decision reserves the item, and a report may hide a subject. */
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

/** Whether a request may have written: what was refused did not, and what failed inside may have. */
export function mayHaveWritten({ method }: Request, { status }: Response): boolean {
  return !['GET', 'HEAD'].includes(method) && (status < 400 || status >= 500);
}
