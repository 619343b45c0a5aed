/** What records of every section have in common. */

/** Who wrote a record. */
export interface Author {
  id: number;
  username: string;
}

/** By whom the comments are whose author deleted their account; their text is ''. Nobody can have the name, and no page is theirs. */
export const DELETED_USER: Author = { id: 0, username: 'deleted user' };

/**
 * Lists carry the beginning of long texts only, this many characters and '…': a page of them stays
 * small whatever was written. A record by itself carries all of it.
 */
export const EXCERPT_MAX = 600;

/** Answer of every DELETE that takes a record away: `id` is the record's. */
export interface Deleted {
  message: string;
  id: number;
}

/** What is said of what its author changed since. */
export interface Edited {
  /** When they last did: ISO 8601, in UTC; left out where they never did. */
  edited_at?: string;
}

/** In the body of a PUT and in the form: the values that an edit is based on, by field. */
export const BASE_FIELD = 'base';

/** Said of a field that somebody changed after the editor read it: 409. */
export const CHANGED_MEANWHILE =
  'This was changed after you opened the form. Save again to replace it with your version';

/** What the detail of a record says to who is signed in. */
export interface Savable {
  /** Whether they saved it; says nothing to visitors, and in a list. */
  saved?: boolean;
}

/** Shown instead of what was written while a moderator reviews it. */
export const PENDING =
  'Because you’re new and added a link, a moderator will review this before it appears.';

/** Part of a record that its author reads or writes. */
export interface Pending {
  /** Only its author and moderators see it, or its edit, until a moderator reviews it. */
  pending?: true;
}
