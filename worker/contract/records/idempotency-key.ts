/**
 * Header with the idempotency key. A retry creates nothing and gets the current record; 410 if that was deleted, 409 if
 * the key was used for another record. https://datatracker.ietf.org/doc/draft-ietf-httpapi-idempotency-key-header/
 */
export const IDEMPOTENCY_KEY_HEADER = 'Idempotency-Key';

/** Matches a valid key; others are ignored. */
export const IDEMPOTENCY_KEY = /^[\w-]{16,64}$/;

/** Hidden field with the idempotency key, which scripts send in the header. */
export const KEY_FIELD = 'idempotencyKey';
