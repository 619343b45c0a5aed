import type { SQL } from 'drizzle-orm';
import type { BatchItem } from 'drizzle-orm/batch';
import type { Hit } from '../rate-limits/rate-limit.ts';
import type { AuthError } from './auth-result.ts';

/** A verified credential: a password, passkey or recovery code. */
export interface Proof {
  /** Must still be true when the session starts. */
  still: SQL | undefined;
  /** Idempotent statements that use it up, in the transaction that starts the session. */
  spend: readonly BatchItem<'sqlite'>[];
  /** The hits of the attempt, which are refunded if it succeeds. */
  attempt?: Hit[];
  /** The response if `still` is false by then. */
  refusal: AuthError;
}
