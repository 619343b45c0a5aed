/** What waits for a moderator. */

/** Shown instead of what was written while a moderator reviews it. */
export const PENDING =
  'Because you’re new and added a link, a moderator will review this before it appears.';

/** Part of a record that its author reads or writes. */
export interface Pending {
  /** Only its author and moderators see it, or its edit, until a moderator reviews it. */
  pending?: true;
}
