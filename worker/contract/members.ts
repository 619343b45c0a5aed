/** What is known of a member to everybody: `GET /api/users/{username}/`, and the page of the shell that shows it. */
import type { RecordLists } from './kinds.ts';
import { NOTIFICATIONS_LIST } from './notifications.ts';

/** A member, with nothing that only they may see. */
export interface Member {
  id: number;
  /** As its owner writes it; it is asked for in any case. */
  username: string;
  /** The day, ISO 8601, in UTC: '2026-11-23'. */
  member_since: string;
  /** Of what there is at least one. */
  has: Record<keyof RecordLists, boolean>;
  /** Whether the viewer blocks them; absent for visitors. */
  is_blocked?: boolean;
}

/** Said of a name that no member has. */
export const NO_SUCH_MEMBER = 'There’s no member with that name';

/** The read of a member by the name in the address of their page. */
export const MEMBER_READ = '/api/users/:username/';

/** The shell's pages that are of members and accounts lie under this. */
const USERS_PREFIX = '/user/';

/** The route of a member's page, and its address. */
export const MEMBER_ROUTE = `${USERS_PREFIX}:username`;

/** The page of a member. @param username as its owner writes it; it has only letters that an address has, too */
export function memberPath(username: string): string {
  return USERS_PREFIX + username;
}

/** The viewer's account settings: email, password, devices, notification settings, blocked members, data. */
export const SETTINGS_PATH = `${USERS_PREFIX}settings`;

/** The API reads of the account settings page. */
export const SETTINGS_READS = {
  account: '/api/auth/',
  sessions: '/api/account/sessions/',
  passkeys: '/api/account/passkeys/',
  notifications: `${NOTIFICATIONS_LIST}settings/`,
  blocks: '/api/blocks/',
};

/** The names that pages of the shell have: nobody can take one. */
const PAGE_NAMES = new Set(['profile', 'settings', 'saved', 'notifications']);

/** Whether a page at `/user/{name}` is somebody's own, and no member's. @param name in any case */
export function isPageName(name: string): boolean {
  return PAGE_NAMES.has(name.toLowerCase());
}

/** Whether an address is that of a member's page: a name can end as that of a file does. */
export function isMemberPath(path: string): boolean {
  return path.startsWith(USERS_PREFIX) && !path.slice(USERS_PREFIX.length).includes('/');
}
