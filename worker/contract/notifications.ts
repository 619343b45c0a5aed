/** What `/api/notifications/*` answers: what a member is told, which nobody else sees. */
import type { Author } from './records.ts';

/**
 * What a member is told of, each with a setting of its own: a comment on what they wrote, an answer to their comment,
 * their name in a text (`@name`), what was asked or offered for an item, what became of an item between them and
 * another, a message, likes, a change of what they saved, and what a moderator did about them or about what they
 * reported.
 */
export const NOTIFICATION_KINDS = [
  'comment',
  'answer',
  'mention',
  'offer',
  'sale',
  'message',
  'like',
  'saved',
  'moderation',
] as const;

export type NotificationKind = (typeof NOTIFICATION_KINDS)[number];

/**
 * What is special to a kind:
 * - 'offer': `state` ('open', 'accepted', 'declined') and `amount` in cents
 * - 'sale': `state`, what the item became for the buyer ('reserved', 'sold')
 * - 'saved': `change` ('price', 'state', 'edit', 'comments'); with 'price' `amount` and `before` in cents, with 'state' `state`
 * - 'moderation': `act` (see `ACTIONS` in `moderation.ts`; 'pending' of what waits for a moderator), `rule`, `reason`, `until` in ms since 1970;
 *   `of` is 'report' where it answers what the member reported, else 'own'
 */
export type NotificationDetail = Record<string, string | number | null>;

/** A row of `GET /api/notifications/`: an array, what happened last first, by page. */
export interface Notification {
  id: number;
  kind: NotificationKind;
  /** Who did it last; null where nobody is named: moderators are not. */
  actor: Author | null;
  /** How many others did the same. */
  others: number;
  /** What the record is called that it is about, or the beginning of what was said. */
  title: string;
  /** Where it leads. */
  path: string;
  detail: NotificationDetail;
  is_read: boolean;
  /** ISO 8601, in UTC. */
  at: string;
}

/** How many a page holds: it reads a row more, the session's two, and the bell's ten. */
export const NOTIFICATIONS = 20;

/** The shell's page of them. */
export const NOTIFICATIONS_PATH = '/user/notifications';

/** The address of the list, and what its page reads; see `expandTemplate`. */
export const NOTIFICATIONS_LIST = '/api/notifications/';
export const NOTIFICATIONS_READ = `${NOTIFICATIONS_LIST}?cursor=:cursor`;

/** The bell counts up to here; `PUT /api/notifications/{id}/read/` and `PUT /api/notifications/read/` answer the count. */
export const UNREAD_MAX = 10;

/** `GET` and `PUT /api/notifications/settings/`: of every kind whether the member wants it. */
export type NotificationSettings = Record<NotificationKind, boolean>;

/** How many members one text can mention; more are not told. */
export const MENTIONS_MAX = 10;

/** How many names `GET /api/users/?starts=` answers with, for what is typed after '@'. */
export const MENTION_CHOICES = 8;
