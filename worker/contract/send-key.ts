/**
 * How a form names what it sends, so that sending it again after a lost answer makes nothing twice: see
 * https://datatracker.ietf.org/doc/draft-ietf-httpapi-idempotency-key-header/
 */
export const SEND_KEY_HEADER = 'Idempotency-Key';

/** What such a name looks like; another one is as good as none. */
export const SEND_KEY = /^[\w-]{16,64}$/;
