/** Types of all records. In API types, unless noted, times are ISO 8601 in UTC and prices are in dollars. */

export interface Author {
  id: number;
  username: string;
  /** Era color and number of a member who chose them: 'purple-13'. */
  face?: string;
}

/** Author shown on comments of deleted accounts, whose text is erased. No member can have this name. */
export const DELETED_USER: Author = { id: 0, username: 'deleted user' };

/** Lists shorten longer texts to this many characters and '…', which bounds the size of a page. */
export const MAX_EXCERPT = 600;

export interface Deleted {
  message: string;
  id: number;
}

export interface Edited {
  edited_at?: string;
}

/** Field with the values that an edit started from, by field name: an object in a PUT, JSON in a form. */
export const BASE_FIELD = 'base';

/** The error (409) of a field whose stored value changed after the editor read it. */
export const CHANGED_MEANWHILE =
  'This was changed after you opened the form. Save again to replace it with your version';

export interface Savable {
  /** Whether the viewer saved the record; absent for visitors. */
  saved?: boolean;
}

export const PENDING =
  'Because you’re new and added a link, a moderator will review this before it appears.';

export interface Pending {
  /** Whether the record or its edit is pending: visible only to its author and moderators until reviewed. */
  pending?: true;
}

/** Fields that only the author of a record gets. */
export interface Held extends Pending {
  /** Why the record is hidden from everyone else. `rule` is a key of `RULES`, or ''. */
  hidden?: { rule: string; reason: string };
  /** Whether an edit is pending; the record has the previous values. */
  edit_pending?: true;
  /** The dates of the tagged games that the author was at. */
  attended?: string[];
}
