/**
 * Header with the idempotency key: a retry creates nothing and returns the current record; 409 if the key belongs to
 * another record. https://datatracker.ietf.org/doc/draft-ietf-httpapi-idempotency-key-header/
 */
export const IDEMPOTENCY_KEY_HEADER = 'Idempotency-Key';

/** The form of a valid key; others are ignored. */
export const IDEMPOTENCY_KEY = /^[\w-]{16,64}$/;
