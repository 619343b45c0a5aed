import type { attempts } from '@desert/drizzle/schema';
import type { AuthError } from './auth-result.ts';

/** A column with the first 56 or 48 bits of an IPv6 address. */
export type Width = 'network_56' | 'network_48';

export type Attempt = Pick<typeof attempts.$inferSelect, 'kind' | 'account' | 'source'> & {
  /** Whether `withdraw` or `fail` reports its outcome later; otherwise it counts at once. */
  in_flight?: boolean;
};

/** The id of an admitted attempt, or the refusal. */
export type Admission = { ok: true; id: number } | AuthError;

export interface Limit {
  /** The number of attempts that are admitted in a window of time. */
  most: number;
  /** Counts the attempts of the same kind that have the same values in these columns. */
  sharing: ('account' | 'source' | Width)[];
  /** Counts their different sources instead. A source that is among them already is admitted. */
  sources?: boolean;
}
