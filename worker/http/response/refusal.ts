import type { PasskeyRequest } from '@desert/contract/accounts/passkeys';
import type { FieldErrors, ReauthenticationNeeded } from '@desert/contract/text/errors';

export const GONE = 'This no longer exists.';

/** A refusal's other content. The API's response includes all fields except `retryAfter` and `cookies`. */
export interface RefusalDetails extends Partial<ReauthenticationNeeded> {
  /** Seconds for the header Retry-After, with 429 and 507. */
  retryAfter?: number;
  /** Values of `Set-Cookie`. */
  cookies?: readonly string[];
  /** The challenge for the second factor after a correct password, with 403. */
  second_factor?: PasskeyRequest;
  /** Set with 403 if a suspended member logged in. The session only allows a data export and account deletion. */
  suspended?: true;
  /** Set with 403 if a sign-up needs a proof of work. */
  needs_proof?: true;
  /** The stored record or image that an edit would overwrite, with 409. */
  record?: object;
  image?: object;
}

/**
 * Refuses a request. Any function may throw one: the API (`handleUnexpectedError`) and posted forms (`postForm`) respond with
 * it and log nothing. @param errors by field, or a general message
 */
export class Refusal extends Error {
  readonly status: number;
  readonly errors: FieldErrors;
  readonly details: RefusalDetails;

  constructor(status: number, errors: FieldErrors | string, details: RefusalDetails = {}) {
    // Without the errors, which may contain user input.
    super(`Refused with ${status}`);
    this.status = status;
    this.errors = typeof errors === 'string' ? { message: errors } : errors;
    this.details = details;
  }
}

/** Throws a `Refusal` within an expression. */
export function throwRefusal(...refusal: ConstructorParameters<typeof Refusal>): never {
  throw new Refusal(...refusal);
}
