/**
 * The key by which a form sends what it makes, so that sending it again after a lost answer makes nothing
 * twice and changes nothing: it is answered as it is by then. 409 where the key was used for another record. See
 * https://datatracker.ietf.org/doc/draft-ietf-httpapi-idempotency-key-header/
 */
export const IDEMPOTENCY_KEY_HEADER = 'Idempotency-Key';

/** What such a key looks like; another one is as good as none. */
export const IDEMPOTENCY_KEY = /^[\w-]{16,64}$/;
