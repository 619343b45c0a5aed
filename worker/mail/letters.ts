/** The mails of the site. They contain no names: those about an account are written before it is known. */
import { LINK_LIFETIME_MS } from '@desert/drizzle/retention';
import type { MailContent } from './letter.ts';

const LINK_MINUTES = LINK_LIFETIME_MS / 60_000;

const LINK_WORKS_ONCE = `This link works once and expires in ${LINK_MINUTES} minutes.`;

/** The mail that resets a password. @param address of the link, with its origin */
export function buildPasswordLetter(address: string): MailContent {
  return {
    subject: 'Reset your password',
    before: ['Someone (hopefully you) asked to reset the password for your account.'],
    link: { label: 'Choose a new password', address },
    after: [
      LINK_WORKS_ONCE,
      'If it wasn’t you, you can ignore this email. Your password won’t change.',
    ],
  };
}

/** The mail that confirms an email after a sign-up. @param address of the link, with its origin */
export function confirmLetter(address: string): MailContent {
  return {
    subject: 'Confirm your email',
    before: [
      'Welcome to Hockey Belongs In The Desert! Please confirm that this is your email address.',
    ],
    link: { label: 'Confirm my email', address },
    after: [LINK_WORKS_ONCE, 'If you didn’t sign up, you can ignore this email.'],
  };
}

/** The mail that confirms a new email for an account. @param address of the link, with its origin */
export function buildAddressLetter(address: string): MailContent {
  return {
    subject: 'Confirm your new email',
    before: ['Someone (hopefully you) wants to use this email address for their account.'],
    link: { label: 'Use this email', address },
    after: [LINK_WORKS_ONCE, 'If it wasn’t you, you can ignore this email.'],
  };
}

/** The notice to an account's current email when its member asks to change it. */
export function buildAddressNotice(): MailContent {
  return {
    subject: 'Your email is about to change',
    before: [
      'Someone logged in to your account asked to change its email address. We sent a link to the new address. Once it’s opened, you’ll stop getting email here.',
    ],
    after: ['If it wasn’t you, log in now and change your password.'],
  };
}

/**
 * The mail about unread events in a conversation or discussion.
 * @param sentences what happened, newest first, without a period
 * @param addresses of the thread, and of the page that turns these mails off, with their origin
 */
export function buildThreadLetter(
  sentences: string[],
  { thread, unsubscribe }: Record<'thread' | 'unsubscribe', string>,
  sender: string,
): MailContent {
  const distinct = [...new Set(sentences)];
  return {
    subject: distinct[0] ?? '',
    before: distinct.map((sentence) => `${sentence}.`),
    link: { label: 'Read and reply', address: thread },
    after: ['You get at most one of these emails every ten minutes for each conversation.'],
    unsubscribe: { address: unsubscribe, sender },
  };
}

/**
 * The weekly digest. @param news what happened, in sentences
 * @param addresses of the member's notifications, and of the page that turns digests off, with their origin
 */
export function buildDigestLetter(
  { news, items }: { news: string[]; items: NonNullable<MailContent['items']> },
  { notifications, unsubscribe }: Record<'notifications' | 'unsubscribe', string>,
  sender: string,
): MailContent {
  return {
    subject: 'Your week in the desert',
    before: news,
    ...(news.length > 0 && { link: { label: 'See what’s new', address: notifications } }),
    items,
    after: ['You asked for this email. We send it once a week, if there’s something to say.'],
    unsubscribe: { address: unsubscribe, sender },
  };
}
