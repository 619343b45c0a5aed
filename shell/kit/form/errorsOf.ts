import { type FieldErrors, INSUFFICIENT_STORAGE } from '@desert/contract/errors';
import type { Answer } from '@desert/contract/page';
import { SOMETHING_WENT_WRONG } from '../api.ts';

/** What a visitor is told where a request got no answer because there is no connection. */
export const OFFLINE = 'You’re offline. Try again when you’re back online.';

/** What an answer says is wrong; of a failed server only that something is, but for one that is full. Only in the browser. */
export function errorsOf(status: number, body: unknown): FieldErrors {
  if (status === 0 && !navigator.onLine) return { message: OFFLINE };
  const errors = (body as { errors?: FieldErrors } | null)?.errors;
  const failed = status === 0 || (status >= 500 && status !== INSUFFICIENT_STORAGE);
  if (failed || !errors) return { message: SOMETHING_WENT_WRONG };
  return errors;
}

/** `errorsOf` in one text, for a notice. */
export function errorText({ status, body }: Answer): string {
  return Object.values(errorsOf(status, body)).join(' ');
}
