import type { SQL } from 'drizzle-orm';
import type { BatchItem } from 'drizzle-orm/batch';
import type { AuthError } from './auth-result.ts';

/** What a user gave to be let in: it was looked at, and found right. */
export interface Proof {
  /** What of it must hold still when the session starts. */
  still: SQL | undefined;
  /** Uses it up, in the same transaction; to run twice does no harm. */
  spend: readonly BatchItem<'sqlite'>[];
  /** The attempt that it was, which no limit counts. */
  attempt?: number;
  /** What is said where it holds no more. */
  refusal: AuthError;
  /** Whether it is good as often as it is given, as a password is. */
  isReusable?: boolean;
}
