/** The proof of work, which a browser computes before it sends a form without an account. */
import * as v from 'valibot';

/** `POST` responds with a challenge of `altcha-lib`, which `sendWithProof` of the kit solves. */
export const PROOF_OF_WORK_PATH = '/api/proof-of-work/';

/** How long after the challenge a proof is valid. */
export const PROOF_OF_WORK_LIFETIME_MS = 10 * 60_000;

/** The field of a body with a solved challenge, as JSON; '' without one. */
export const proof = v.optional(v.pipe(v.string(), v.maxLength(1000, 'proof is too long')), '');
