import { SOMETHING_WENT_WRONG } from '../api.ts';

/** Messages by the name of their field; `message` belongs to none. */
export type FormErrors = Record<string, string>;

/** What an answer says is wrong; of a failed server only that something is. */
export function errorsOf(status: number, body: unknown): FormErrors {
  const errors = (body as { errors?: FormErrors } | null)?.errors;
  if (status === 0 || status >= 500 || !errors) return { message: SOMETHING_WENT_WRONG };
  return errors;
}
