import { readToken } from '../session/token.ts';

/**
 * Whether a request may have changed what others see. Only who is signed in changes anything; what was refused did
 * not, and what failed inside may have.
 */
export function mayHaveChanged(request: Request, { status }: Response): boolean {
  if (['GET', 'HEAD'].includes(request.method) || readToken(request) === undefined) return false;
  return status < 400 || status >= 500;
}
