import type { Author } from './records.ts';

/** Each kind has a setting. 'saved': a change of a saved record; 'sale': the outcome of a sale. */
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
 * Fields by kind:
 * - 'offer': `state` ('open', 'accepted', 'declined') and `amount` in cents
 * - 'sale': `state`, what the item became for the buyer ('reserved', 'sold')
 * - 'saved': `change` ('price', 'state', 'edit', 'comments'); with 'price' `amount` and `before` in
 * cents, with 'state' `state`
 * - 'moderation': `act` (see `ACTIONS` in `moderation.ts`; 'pending' for a text under review),
 * `rule`, `reason`, `until` in ms since 1970; `of` is 'report' if it answers the member's report,
 * otherwise 'own'
 */
export type NotificationDetail = Record<string, string | number | null>;

/** A row of `GET /api/notifications/`, newest first. */
export interface Notification {
  id: number;
  kind: NotificationKind;
  /** The last member who caused the event; null for moderators. */
  actor: Author | null;
  others: number;
  title: string;
  path: string;
  detail: NotificationDetail;
  is_read: boolean;
  at: string;
}

/** Page size of the list. */
export const NOTIFICATIONS = 20;

export const NOTIFICATIONS_PATH = '/user/notifications';

export const NOTIFICATIONS_LIST = '/api/notifications/';
export const NOTIFICATIONS_READ = `${NOTIFICATIONS_LIST}?cursor=:cursor`;

/** Cap of the bell's count, which responses of `PUT …/read/` contain. */
export const UNREAD_MAX = 10;

export type NotificationSettings = Record<NotificationKind, boolean>;

export const MENTIONS_MAX = 10;

export const MENTION_CHOICES = 8;
