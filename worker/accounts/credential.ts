import type { SQL } from 'drizzle-orm';
import type { BatchItem } from 'drizzle-orm/batch';
import type { Hit } from '../http/rate-limits/rate-limit.ts';
import type { Refusal } from '../http/response/refusal.ts';
import type { User } from '../members/users/users.ts';
import type { AuthContext } from './auth-context.ts';

/** A verified credential: a password, a passkey, a recovery code or a mailed link. */
export interface Credential {
  /** The condition that the transaction rechecks before it starts or renews the session. */
  precondition: SQL | undefined;
  /** Idempotent statements that use the credential up, in the same transaction. */
  consume: readonly BatchItem<'sqlite'>[];
  /** Rate-limit hits of the attempt, refunded when the session starts. */
  attempt?: Hit[];
  /** Thrown if the precondition no longer holds. */
  refusal: Refusal;
}

export type Verify<Given> = (
  context: AuthContext,
  user: User,
  given: Given,
) => Promise<Credential | undefined>;
