import type { Account } from '@desert/contract/account';
import type { Problems } from '@desert/contract/problems';

export interface SignedIn {
  ok: true;
  account: Account;
  /** `Set-Cookie` headers. */
  cookies: string[];
}

export interface Refused {
  ok: false;
  status: 400 | 401 | 409 | 429;
  errors: Problems;
  /** When to try again, in seconds: with 429. */
  retryAfter?: number;
}

/** What comes of a sign-up or a log-in. */
export type Outcome = SignedIn | Refused;

/** 429 for somebody who tried too often. */
export function tooManyTries(retryAfter: number): Refused {
  const minutes = Math.ceil(retryAfter / 60);
  const wait = minutes === 1 ? 'a minute' : `${minutes} minutes`;
  const errors = { message: `Too many tries. Please try again in ${wait}.` };
  return { ok: false, status: 429, errors, retryAfter };
}
