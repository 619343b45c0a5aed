import { NOTIFICATIONS_LIST } from '../notifications/notifications.ts';
import type { RecordLists } from '../records/kinds.ts';
import type { Total } from '../records/paging.ts';
import type { Author } from '../records/records.ts';
import type { MemberRatings } from '../store/ratings.ts';

/** `username` is the name as typed at sign-up; the member's address is case-insensitive. */
export interface Member extends Author {
  /** A day in Arizona: '2026-11-23'. */
  member_since: string;
  /** Published records by kind, and items sold, each up to 100. */
  counts: Record<keyof RecordLists | 'sold', Total>;
  /** Missing without a rating. */
  ratings?: MemberRatings;
  is_blocked?: boolean;
}

export const NO_SUCH_MEMBER = 'There’s no member with that name';

export const MEMBER_READ = '/api/users/:username/';

const USERS_PREFIX = '/user/';

export const MEMBER_ROUTE = `${USERS_PREFIX}:username`;

export function memberPath(username: string): string {
  return USERS_PREFIX + username;
}

export const SETTINGS_PATH = `${USERS_PREFIX}settings`;

export const SETTINGS_READS = {
  account: '/api/auth/',
  sessions: '/api/account/sessions/',
  passkeys: '/api/account/passkeys/',
  notifications: `${NOTIFICATIONS_LIST}settings/`,
  blocks: '/api/blocks/',
};

/** Names that no member can have: pages below `/user/`, and 'me', which the API uses. */
const PAGE_NAMES = new Set([
  'profile',
  'settings',
  'saved',
  'notifications',
  'games',
  'decisions',
  'me',
]);

/** @param name in any case */
export function isPageName(name: string): boolean {
  return PAGE_NAMES.has(name.toLowerCase());
}

/** Whether a path is directly below `/user/`. It may look like a file, because usernames may have dots. */
export function isMemberPath(path: string): boolean {
  return path.startsWith(USERS_PREFIX) && !path.slice(USERS_PREFIX.length).includes('/');
}
