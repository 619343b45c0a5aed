import { solveChallenge } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/web/pbkdf2';
import { drizzle } from 'drizzle-orm/d1';
import { createProofChallenge } from '../http/rate-limits/proof-of-work.ts';
import { env } from './account.ts';

/** A proof of work, as a browser computes it. */
export async function solveProof(): Promise<string> {
  const challenge = await createProofChallenge(drizzle(env.DB));
  return JSON.stringify({ challenge, solution: await solveChallenge({ challenge, deriveKey }) });
}
