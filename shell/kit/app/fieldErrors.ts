import type { ApiResponse } from '@desert/contract/pages/page';
import { type FieldErrors, INSUFFICIENT_STORAGE } from '@desert/contract/text/errors';
import { SOMETHING_WENT_WRONG } from './api.ts';

export const OFFLINE = 'You’re offline. Try again when you’re back online.';

/**
 * The errors of a failed response. A general error for a missing response, a 5xx other than 507 (storage full), and a
 * response without errors.
 */
export function toFieldErrors(status: number, body: unknown): FieldErrors {
  if (status === 0 && !navigator.onLine) return { message: OFFLINE };
  const errors = (body as { errors?: FieldErrors } | null)?.errors;
  const failed = status === 0 || (status >= 500 && status !== INSUFFICIENT_STORAGE);
  if (failed || !errors) return { message: SOMETHING_WENT_WRONG };
  return errors;
}

/** Returns the errors of a failed response as one text, for a toast. */
export function formatResponseErrors({ status, body }: ApiResponse): string {
  return Object.values(toFieldErrors(status, body)).join(' ');
}
