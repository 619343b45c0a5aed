import * as v from 'valibot';
import { Email } from '../accounts/account.ts';
import { proof } from '../text/proof-of-work.ts';
import { defineLineSchema, defineMultilineSchema } from '../text/text.ts';
import { NOTICE_REASONS, type NoticeReason } from './notices.ts';

const REASONS = Object.keys(NOTICE_REASONS) as [NoticeReason, ...NoticeReason[]];

const PAGE_MAX = 500;
const DETAILS_MAX = 2000;

export const NoticeForm = v.object({
  page: defineLineSchema({ label: 'Link', max: PAGE_MAX, missing: 'Paste the link of the page' }),
  why: v.picklist(REASONS, 'Choose what’s wrong'),
  details: defineMultilineSchema({
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
