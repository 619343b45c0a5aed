/** Said of what a moderator has to look at first, in place of what was written. */
export const HELD =
  'Because you’re new and added a link, a moderator will review this before it appears.';

/** What the answer to a new or edited record or comment says of one that waits for a moderator. */
export interface Held {
  held?: true;
}
