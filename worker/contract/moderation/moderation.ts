import {
  type CommentsKind,
  KIND_NAMES,
  type KindName,
  STORY_NAMES,
  toCommentsKind,
} from '../records/kinds.ts';
import type { Author } from '../records/records.ts';
import type { CaseNotice } from './notices.ts';

export type ReportedKind =
  | KindName
  | CommentsKind
  | 'attendances'
  | 'conversations'
  | 'notices'
  | 'rating-replies'
  | 'ratings'
  | 'users';

export const REPORTED_KINDS: ReportedKind[] = [
  ...KIND_NAMES,
  ...STORY_NAMES.map(toCommentsKind),
  'attendances',
  'conversations',
  'notices',
  'rating-replies',
  'ratings',
  'users',
];

/** The community guidelines, by the names used in actions and reports; `/rules` has the full text. */
export const RULES = {
  kind: 'Be kind',
  safe: 'Keep people safe',
  honest: 'Sell honestly',
  topic: 'Keep it about hockey in the desert',
  spam: 'No spam',
  own: 'Post what’s yours',
  law: 'Stay within the law',
} as const;

export type RuleName = keyof typeof RULES;

/**
 * The rules that a photo breaks whoever posts it: the photos of a record that was removed under one of them cannot be
 * uploaded again. With the others, such as a copied photo, their owner still can.
 */
export const BLOCKING_RULES: RuleName[] = ['safe', 'law'];

/** The answers to “What’s wrong?” in a report, by the house rule that is broken. */
export const REPORT_ANSWERS: Record<RuleName, string> = {
  kind: 'It’s unkind',
  safe: 'It puts someone at risk',
  honest: 'The sale isn’t honest',
  topic: 'It’s off topic',
  spam: 'It’s spam',
  own: 'It’s someone else’s photo or text',
  law: 'It’s against the law',
};

/** Actions on a subject or its author, and those of operators. */
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
  'approve',
  'withdraw',
  'promote',
  'demote',
  'turn-on',
  'turn-off',
] as const;

export type Action = (typeof ACTIONS)[number];

/** Actions without a case: 'promote' and 'demote' are only taken on the command line, the others change a flag. */
export const OPERATOR_ACTIONS = ['promote', 'demote', 'turn-on', 'turn-off'] as const;

export type CaseAction = Exclude<Action, (typeof OPERATOR_ACTIONS)[number]>;

export const ACTIONS_WITHOUT_REASON: Action[] = [
  'keep',
  'put-back',
  'unlock',
  'unsuspend',
  'approve',
  'withdraw',
];

/** Lengths of a suspension in days; 0 is permanent. */
export const SUSPENSION_DAYS = [1, 7, 30, 0] as const;

/** The end of a permanent suspension: the maximum Date, in ms since 1970. */
export const PERMANENT_UNTIL_MS = 8.64e15;

export interface MemberRecord {
  user: Author;
  member_since: string;
  role?: 'moderator';
  suspended_until: string | null;
  removed: number;
  warned: number;
  suspended: number;
  open: number;
}

/** A row of `GET /api/moderation/cases/`: open oldest first, closed newest first. Omits cases about the viewer. */
export interface Case {
  /** Id of the case; 0 if none is stored for the subject yet. */
  id: number;
  kind: ReportedKind;
  subject_id: number;
  state: 'open' | 'closed';
  hidden: boolean;
  pending: boolean;
  report_count: number;
  reasons: { rule: RuleName | ''; reason: string; by: Author; at: string }[];
  /** The newest reports by people without an account. */
  notices: CaseNotice[];
  /** The open request of its author that another moderator decides. */
  appeal: CaseAppeal | null;
  /** Whole hours since it entered the queue; 0 if it is closed. */
  open_hours: number;
  context: CaseContext | null;
  author: MemberRecord | null;
  actions: LoggedAction[];
  opened_at: string;
}

/** An open appeal as moderators see it in its case. */
export interface CaseAppeal {
  action: Action;
  reason: string;
  at: string;
}

export interface CaseContext {
  /** Whether the whole subject is pending: only its author and moderators can see it. */
  is_pending?: boolean;
  /** Whether title and text are a pending edit; readers see the previous version. */
  is_edit?: boolean;
  /** Whether it is a page without an author, which someone reported. */
  is_page?: boolean;
  /** Time at which the text, or its pending edit, was written: ms since 1970. Only for records and comments. */
  version?: number;
  title: string;
  /** An excerpt of the text. For a conversation, the last five messages before its newest open report. */
  text: string;
  images: { url: string; alt: string }[];
  path: string | null;
  on: string | null;
  locked: boolean;
}

/** A row of the public log `GET /api/moderation/log/`, newest first, without authors' names. */
export interface PublicAction {
  id: number;
  action: Action;
  /** 'flags' for a flag. */
  kind: ReportedKind | 'flags';
  rule: RuleName | '';
  at: string;
  until: string | null;
  /** Whether the site took the action automatically, without a moderator. */
  by_rule: boolean;
}

/** A row of `GET /api/moderation/log/?full=1`, for moderators. */
export interface LoggedAction extends PublicAction {
  moderator: string | null;
  title: string;
  reason: string;
  subject_id: number;
}

/** The goal, in hours: every case is decided within a day. */
export const CASE_GOAL_HOURS = 24;

/** `GET /api/moderation/queue/`. */
export interface QueueState {
  /** Number of open cases, up to `MAX_OPEN_CASES`. */
  open: number;
  oldest_hours: number;
  /** Until when the moderator needs a passkey; null if they have one. */
  passkey_deadline: string | null;
  /** Whether the deadline is over. */
  is_locked: boolean;
}

export const CASES_PAGE_SIZE = 10;
export const LOG_PAGE_SIZE = 50;

/** A row of `GET /api/account/pending/`, newest first, at most 10. */
export interface PendingEntry {
  kind: ReportedKind;
  id: number;
  title: string;
  path: string;
  is_edit: boolean;
}

/** A row of `GET /api/moderation/failed-jobs/`: a job that was given up. Last failed first, at most 50. */
export interface FailedJob {
  id: number;
  kind: string;
  key: string;
  attempts: number;
  error: string;
  failed_at: string;
}
