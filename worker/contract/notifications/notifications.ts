import type { Author } from '../records/records.ts';

/**
 * Each kind has a setting. 'saved': a saved record changed or got comments; 'sale': an item was reserved or sold, did
 * not change for two weeks, or its sale was rated.
 */
export const NOTIFICATION_KINDS = [
  'comment',
  'reply',
  'mention',
  'offer',
  'sale',
  'message',
  'like',
  'saved',
  'follow',
  'moderation',
] as const;

export type NotificationKind = (typeof NOTIFICATION_KINDS)[number];

/** The kinds that are mailed to members who do not read them within ten minutes. */
export const MAILED_KINDS = ['message', 'offer', 'reply'] as const satisfies NotificationKind[];

/** A member's settings: each kind of notification, and mail. */
export const NOTIFICATION_SETTINGS = [...NOTIFICATION_KINDS, 'mail'] as const;

export type NotificationSetting = (typeof NOTIFICATION_SETTINGS)[number];

/**
 * Fields by kind; amounts are in cents:
 * - 'offer': `state` ('open', 'accepted', 'declined') and `amount`
 * - 'sale': `state` of the item for the buyer ('reserved', 'sold'), 'for_sale' to ask its seller, or 'rated', 'replied'
 * - 'saved': `change` ('price', 'state', 'edit', 'comments'); for 'price' also `amount` and `before`, the old price
 *   if it was higher, or null; for 'state' also `state`
 * - 'follow': `why`: 'tag', 'member' or 'search' for a new record, 'comments' for those of a discussion
 * - 'moderation': `act` ('pending', or see `ACTIONS` in `moderation.ts`) and `of`: 'report' for the outcome of the
 *   member's report, 'appeal' if another moderator left a decision as it is (or `act` 'moot': its record is gone), otherwise 'own'; unless pending also `rule`, and for 'own' `reason`, `until` in ms since 1970, and
 *   `by`: 'rule' if the action was automatic
 */
export type NotificationDetail = Record<string, string | number | null>;

/** A row of `GET /api/notifications/`, newest first. */
export interface Notification {
  id: number;
  kind: NotificationKind;
  /** The last member who caused the event; null if the notification names no member. */
  actor: Author | null;
  others: number;
  title: string;
  path: string;
  detail: NotificationDetail;
  is_read: boolean;
  at: string;
}

export const NOTIFICATIONS_PAGE_SIZE = 20;

export const NOTIFICATIONS_PATH = '/user/notifications';

export const NOTIFICATIONS_LIST = '/api/notifications/';
export const NOTIFICATIONS_READ = `${NOTIFICATIONS_LIST}?cursor=:cursor`;

/** Maximum of the unread count, because counting reads the rows. */
export const MAX_UNREAD = 10;

export const READ_COMMENTS_ADDRESS = `${NOTIFICATIONS_LIST}read/comments/`;
export const MAX_READ_COMMENTS = 1000;

export const MESSAGES_PATH = '/merch/messages';

export const UNREAD_ADDRESS = '/api/conversations/unread/';

/** Response of `GET /api/conversations/unread/`, and of `PUT …/{id}/read/`, where `unread` counts one conversation. */
export interface Unread {
  unread: number;
  /** Unread notifications, capped at `MAX_UNREAD`; absent in the response of the PUT. */
  notifications?: number;
  /** Open cases, capped at `MAX_OPEN_CASES`; only for moderators. */
  cases?: number;
  /** Whether the member was not asked yet if they want weekly digests. */
  asks_digest?: true;
}

export interface NotificationSettings extends Record<NotificationSetting, boolean> {
  /** Whether the member gets the weekly digest. */
  digest: boolean;
  /** Whether mail and digests are off because it came back from the member's address. */
  bounced?: true;
}

/** Page of the links in mails that turn them off, with `?token=`; in digests also `&mail=digest`. */
export const UNSUBSCRIBE_PATH = '/unsubscribe';

export const MAX_MENTIONS = 10;

export const MAX_MENTION_CHOICES = 8;
