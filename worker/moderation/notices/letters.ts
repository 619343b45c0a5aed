/** The mails to people who reported a page without an account. They contain no word of a member or of the sender. */
import { type Action, type RuleName, RULES } from '@desert/contract/moderation/moderation';
import type { MailContent } from '../../mail/letter.ts';

export function confirmationLetter(address: string): MailContent {
  return {
    subject: 'Confirm your report',
    before: [
      'Someone (hopefully you) reported a page on our site, and gave this email address for our response. Please confirm that it was you. Until then, no one reads the report.',
    ],
    link: { label: 'Confirm my report', address },
    after: ['This link expires in 24 hours.', 'If it wasn’t you, you can ignore this email.'],
  };
}

/** @param page address without a query, which the sender can fill with words */
export function receiptLetter(page: string): MailContent {
  return {
    subject: 'We have your report',
    before: [
      `Thanks for reporting ${page}. Your report is in the moderators’ queue.`,
      'We try to decide within a day, and we’ll email you the outcome.',
    ],
    after: [
      'Moderators can read your report, but not your email address.',
      'If someone is in danger right now, call the police first.',
    ],
  };
}

const OUTCOMES: Partial<Record<Action, string>> = {
  keep: 'We left it as it is, because we don’t think it breaks our rules or the law.',
  hide: 'It’s hidden now. Only its author and moderators can still see it.',
  'put-back': 'It was hidden, and we restored it.',
  remove: 'It’s removed now.',
  lock: 'It’s still there, but we closed its comments.',
  unlock: 'We left it as it is, and reopened its comments.',
  warn: 'It’s still there, but we warned the member.',
  suspend: 'We suspended the member.',
  unsuspend: 'We lifted the member’s suspension.',
  approve: 'We left the member’s account as it is.',
};

export const PAGE_CHANGED = 'We changed or corrected the page.';

export function decisionLetter(
  { page, contact }: Record<'page' | 'contact', string>,
  { action, rule, outcome }: { action: Action; rule: RuleName | ''; outcome?: string },
): MailContent {
  return {
    subject: 'What we decided about your report',
    before: [
      `A moderator reviewed your report about ${page}.`,
      [outcome ?? OUTCOMES[action] ?? '', rule && `House rule: ${RULES[rule]}.`]
        .filter(Boolean)
        .join(' '),
    ],
    after: [
      'A person decided this, not a machine.',
      `If you think we got it wrong, report the page again and say what we missed, or contact us: ${contact}`,
    ],
  };
}
