/** Proof of work for forms that anyone may send: a robot that sends many must compute for each. */
import { PROOF_OF_WORK_LIFETIME_MS } from '@desert/contract/text/proof-of-work';
import { type Challenge, createChallenge, randomInt, verifySolution } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/web/pbkdf2';
import * as v from 'valibot';
import type { Database } from '../../platform/database/open.ts';
import { readSigningKey } from '../../platform/database/signing-key.ts';
import { Refusal } from '../response/refusal.ts';
import { limitProofUses } from './policies.ts';
import { countIfAdmitted } from './rate-limit.ts';

/** Iterations of each try. The Worker makes two tries: one for the challenge, one to verify. */
const ITERATIONS = 5_000;

/** Tries that a solution takes: about 0.4 s on a laptop, 2 s on a slow phone. */
const MIN_TRIES = 150;
const MAX_TRIES = 250;

const KEY = 'proof-of-work';

const REFUSED = 'Your browser’s check didn’t work. Please send the form again.';

const Solved = v.pipe(
  v.string(),
  v.parseJson(),
  v.object({
    challenge: v.object({
      parameters: v.looseObject({
        algorithm: v.string(),
        nonce: v.string(),
        salt: v.string(),
        cost: v.number(),
        keyLength: v.number(),
        keyPrefix: v.string(),
      }),
      signature: v.string(),
    }),
    solution: v.object({ counter: v.number(), derivedKey: v.string() }),
  }),
);

export async function createProofChallenge(database: Database): Promise<Challenge> {
  return createChallenge({
    algorithm: 'PBKDF2/SHA-256',
    cost: ITERATIONS,
    counter: randomInt(MAX_TRIES, MIN_TRIES),
    deriveKey,
    expiresAt: new Date(Date.now() + PROOF_OF_WORK_LIFETIME_MS),
    hmacSignatureSecret: await readSigningKey(database, KEY),
  });
}

/** Accepts a proof once. @throws `Refusal` 400 for a proof that is missing, wrong, expired or used */
export async function requireProof(database: Database, proof: string): Promise<void> {
  const solved = v.safeParse(Solved, proof);
  if (!solved.success) throw new Refusal(400, REFUSED);
  const { challenge, solution } = solved.output;
  const { verified } = await verifySolution({
    challenge,
    solution,
    deriveKey,
    hmacSignatureSecret: await readSigningKey(database, KEY),
  });
  const isFirst =
    verified && (await countIfAdmitted(database, limitProofUses(challenge.signature)));
  if (!isFirst) throw new Refusal(400, REFUSED);
}
