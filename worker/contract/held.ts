/** Said of what a moderator has to look at first, in place of what was written. */
export const HELD = 'A moderator looks at links of new members first. It will be here soon.';

/** What the answer to a new or edited record or comment says of one that waits for a moderator. */
export interface Held {
  held?: true;
}
