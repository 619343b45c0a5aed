/** Reports by people without an account, on `/report`. */

/** Reasons of a notice, as the form lists them. */
export const NOTICE_REASONS = {
  illegal: 'It’s against the law',
  rights: 'It’s my photo, or it uses something of mine',
  'about-me': 'It’s about me',
  danger: 'Someone could get hurt',
} as const;

export type NoticeReason = keyof typeof NOTICE_REASONS;

/** A notice as moderators read it: without the sender's email. */
export interface CaseNotice {
  why: NoticeReason;
  details: string;
  path: string;
  at: string;
}
