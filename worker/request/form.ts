/** The fields of a form that a page of this site posts without JavaScript. */
import { isSameOrigin } from './same-origin.ts';
import { BODY_LIMIT, isOfType, readText } from './text.ts';

/** Why a request is no form of this site: another site's, longer than `BODY_LIMIT`, of another type. */
export type NoForm = 403 | 413 | 415;

/** @returns the fields as they were sent, or the status to refuse the request with */
export async function readForm(request: Request): Promise<URLSearchParams | NoForm> {
  if (!isSameOrigin(request)) return 403;
  if (!isOfType(request, 'application/x-www-form-urlencoded')) return 415;
  const text = await readText(request, BODY_LIMIT);
  return text === undefined ? 413 : new URLSearchParams(text);
}
