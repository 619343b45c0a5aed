/** Reports by people without an account, on `/report`. */
import * as v from 'valibot';
import { Email } from '../accounts/account.ts';
import { proof } from '../text/proof.ts';
import { line, lines } from '../text/text.ts';

export const REPORT_PATH = '/report';

/** What a notice is about, in the words of its sender. */
export const NOTICE_REASONS = {
  illegal: 'It’s against the law',
  rights: 'It’s my photo, or it uses something of mine',
  'about-me': 'It’s about me',
  danger: 'Someone could get hurt',
} as const;

export type NoticeReason = keyof typeof NOTICE_REASONS;

const REASONS = Object.keys(NOTICE_REASONS) as [NoticeReason, ...NoticeReason[]];

const PAGE_MAX = 500;
const DETAILS_MAX = 2000;

export const NoticeForm = v.object({
  page: line({ label: 'Link', max: PAGE_MAX, missing: 'Paste the link of the page' }),
  why: v.picklist(REASONS, 'Choose what’s wrong'),
  details: lines({
    label: 'Explanation',
    max: DETAILS_MAX,
    missing: 'Tell us what’s wrong, and where on the page',
  }),
  email: Email,
  good_faith: v.literal('1', 'Check this box if it’s true'),
  proof,
});

export type NoticeBody = v.InferOutput<typeof NoticeForm>;

/** The press on the page of the mailed link. */
export const NoticeConfirmation = v.object({ token: v.pipe(v.string(), v.maxLength(100)) });

/** A notice as moderators read it: without the sender's email. */
export interface CaseNotice {
  why: NoticeReason;
  details: string;
  path: string;
  at: string;
}
