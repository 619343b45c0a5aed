/** Types of all records. In all API types, times are ISO 8601 in UTC, prices are dollars, lengths are characters. */

export interface Author {
  id: number;
  username: string;
}

/** Author of comments whose account was deleted; their text is ''. No member can have the name. */
export const DELETED_USER: Author = { id: 0, username: 'deleted user' };

/** Lists shorten longer texts to this many characters and '…', which bounds the size of a page. */
export const EXCERPT_MAX = 600;

export interface Deleted {
  message: string;
  id: number;
}

export interface Edited {
  edited_at?: string;
}

/** Field with the base values of an edit, by field name, in a PUT and in the form. */
export const BASE_FIELD = 'base';

/** The error of a field that changed after the editor read it: 409. */
export const CHANGED_MEANWHILE =
  'This was changed after you opened the form. Save again to replace it with your version';

export interface Savable {
  /** Whether the viewer saved the record; absent for visitors and in lists. */
  saved?: boolean;
}

export const PENDING =
  'Because you’re new and added a link, a moderator will review this before it appears.';

export interface Pending {
  /** Whether the record or its edit is pending: visible only to its author and moderators until reviewed. */
  pending?: true;
}
