/** What `/api/reports/*` and `/api/moderation/*` accept and answer. */
import { KIND_NAMES, type KindName, KINDS, type StoryName } from './kinds.ts';
import type { Author } from './records.ts';

/** What can be reported and looked at: records, the comments on them, conversations, members. */
export type ReportedKind = KindName | `${StoryName}-comments` | 'conversations' | 'users';

const COMMENT_KINDS = KIND_NAMES.filter((name) => 'hasComments' in KINDS[name]).map(
  (name) => `${name}-comments` as `${StoryName}-comments`,
);

export const REPORTED_KINDS: ReportedKind[] = [
  ...KIND_NAMES,
  ...COMMENT_KINDS,
  'conversations',
  'users',
];

/** The house rules, by the names that actions and reports give them; `/rules` has them in full. */
export const RULES = {
  kind: 'Be kind',
  safe: 'Keep people safe',
  honest: 'Sell honestly',
  topic: 'Keep it about hockey in the desert',
  spam: 'No spam',
  law: 'Nothing illegal',
} as const;

export type RuleName = keyof typeof RULES;

/**
 * What a moderator does about a subject: leaves it as it is, takes it out of sight, puts it back, removes it for good,
 * closes its comments and opens them; about its author: warns, suspends, ends a suspension. 'promote' and 'demote'
 * are done by a command.
 */
export const ACTIONS = [
  'keep',
  'hide',
  'put-back',
  'remove',
  'lock',
  'unlock',
  'warn',
  'suspend',
  'unsuspend',
  'promote',
  'demote',
] as const;

export type Action = (typeof ACTIONS)[number];

/** The actions that need no reason: nobody loses anything by them. */
export const ACTIONS_WITHOUT_REASON: Action[] = ['keep', 'put-back', 'unlock', 'unsuspend'];

/** How long a suspension can be, in days; 0 is for good. */
export const SUSPENSION_DAYS = [1, 7, 30, 0] as const;

/** Until when an account is suspended for good: the last time that a Date has, in ms since 1970. */
export const FOR_GOOD = 8.64e15;

/** What is known of a member to moderators. */
export interface MemberRecord {
  user: Author;
  /** ISO 8601, in UTC. */
  member_since: string;
  role?: 'moderator';
  /** ISO 8601, in UTC; null while not suspended. */
  suspended_until: string | null;
  /** How many of theirs were hidden or removed, how often they were warned and suspended: 100 at most each. */
  removed: number;
  warned: number;
  suspended: number;
  /** Cases about them that are open. */
  open: number;
}

/** A row of `GET /api/moderation/cases/?state=open`: an array, by page, what waits longest first. Cases about the viewer are left out. */
export interface Case {
  /** 0 if the case is not stored yet: nobody reported it or acted on it. */
  id: number;
  kind: ReportedKind;
  of_id: number;
  state: 'open' | 'closed';
  /** Whether it is out of sight, and whether it was before anybody could see it. */
  hidden: boolean;
  pending: boolean;
  /** By how many members it is reported. */
  report_count: number;
  /** The newest reasons, 5 at most. */
  reasons: { rule: RuleName | ''; reason: string; by: Author; at: string }[];
  /** What it is about: as it is now, hidden or not; null where its author deleted it. */
  context: CaseContext | null;
  author: MemberRecord | null;
  /** What was done about it before, newest first, 5 at most. */
  actions: LoggedAction[];
  /** ISO 8601, in UTC. */
  opened_at: string;
}

export interface CaseContext {
  /** Whether it waits for a moderator as a whole: nobody but its author has seen it. */
  is_pending?: boolean;
  /** Whether title and text are of an edit that waits for a moderator, while readers see the record as it was before. */
  is_edit?: boolean;
  /** When this text was written or last edited: ms since 1970. Only records and comments have one. */
  version?: number;
  title: string;
  /**
   * The beginning of it, `EXCERPT_MAX` characters. Of a conversation the last messages before its newest open report, so '' when the case is
   * closed.
   */
  text: string;
  images: { url: string; alt: string }[];
  /** Where it is; null while it is hidden. */
  path: string | null;
  /** The title of what a comment is on. */
  on: string | null;
  locked: boolean;
}

/** An action, as everybody may know it: `GET /api/moderation/log/`, an array by page, newest first. It names no author. */
export interface PublicAction {
  id: number;
  action: Action;
  kind: ReportedKind;
  rule: RuleName | '';
  /** ISO 8601, in UTC. */
  at: string;
  /** ISO 8601, in UTC. */
  until: string | null;
  /** Whether a rule of the site did it, and no moderator. */
  by_rule: boolean;
}

/** The same for moderators: `GET /api/moderation/log/?full=1`, and in a case. */
export interface LoggedAction extends PublicAction {
  moderator: string | null;
  title: string;
  reason: string;
  of_id: number;
}

/** Cases and actions of a page. */
export const CASES = 10;
export const LOGGED_ACTIONS = 50;

/** A row of `GET /api/account/pending/`, newest first, 10 at most: a record or comment of the viewer that waits for a moderator, or whose edit does. */
export interface PendingEntry {
  kind: ReportedKind;
  id: number;
  /** Of a comment the beginning of its text. */
  title: string;
  /** The page of the record, or of the story that a comment is on. */
  path: string;
  /** Whether readers see the record, as it was before the edit. */
  is_edit: boolean;
}

/** A row of `GET /api/moderation/failed-jobs/`: background work that was given up, newest first, at most 50. */
export interface FailedJob {
  id: number;
  /** What it does, and about what: 'notify', 'news 55 insert'. */
  kind: string;
  key: string;
  attempts: number;
  error: string;
  /** ISO 8601, in UTC. */
  failed_at: string;
}
