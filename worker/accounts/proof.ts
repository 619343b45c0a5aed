import type { SQL } from 'drizzle-orm';
import type { BatchItem } from 'drizzle-orm/batch';
import type { AuthError } from './auth-result.ts';

/** A verified credential: a password, passkey or recovery code. */
export interface Proof {
  /** Must still be true when the session starts. */
  still: SQL | undefined;
  /** Idempotent statements that use it up, in the transaction that starts the session. */
  spend: readonly BatchItem<'sqlite'>[];
  /** The attempt's id: a successful one is withdrawn from the limits. */
  attempt?: number;
  /** The response if `still` is false by then. */
  refusal: AuthError;
}
