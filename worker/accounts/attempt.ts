import type { attempts } from '@desert/drizzle/schema';
import type { AuthError } from './auth-result.ts';

/** Of attempts that share a network, which column has it. */
export type Width = 'network_56' | 'network_48';

export type Attempt = Pick<typeof attempts.$inferSelect, 'kind' | 'account' | 'source'> & {
  /** Whether its outcome comes later, by `withdraw` or `fail`; otherwise it counts for good. */
  in_flight?: boolean;
};

/** The id of the attempt that was let in, or why it was not. */
export type Admission = { ok: true; id: number } | AuthError;

export interface Limit {
  /** How many are let in, within a window of time. */
  most: number;
  /** Which attempts are counted: those of the kind that share these with the one that is made. */
  sharing: ('account' | 'source' | Width)[];
  /** Whether their sources are counted in place of them; those that are among them already may go on. */
  sources?: boolean;
}
