/** Why a request is not carried out, as a value: whoever answers it makes a response of it. */

/** A refusal, as the API answers it. */
export interface Refusal {
  status: 400 | 403 | 404 | 409;
  errors: string | Record<string, string>;
}

export const refuse = (status: Refusal['status'], errors: Refusal['errors']): Refusal => ({
  status,
  errors,
});

/** Whether it is a refusal, and not what was asked for. */
export function isRefusal(value: object): value is Refusal {
  return 'errors' in value;
}
