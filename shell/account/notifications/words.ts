/** What a notification says, in words. */
import { type Act, type RuleName, RULES } from '@desert/contract/moderation';
import type { Notification } from '@desert/contract/notifications';
import { formatPrice } from '@desert/contract/shown-price';

/** A sentence: who, then what they did, around the title of what it is about. */
export interface Words {
  /** Who did it: 'ann and 6 others'; '' where nobody is named. */
  who: string;
  before: string;
  after: string;
}

type Said = Pick<Words, 'before' | 'after'>;

export function wordsOf(notification: Notification): Words {
  const { kind, actor, others } = notification;
  const isTogether = kind === 'like';
  const who = actor === null ? '' : actor.username + (isTogether ? othersOf(others) : '');
  return { who, ...SAID[kind](notification) };
}

function othersOf(others: number): string {
  if (others === 0) return '';
  return others === 1 ? ' and 1 other' : ` and ${others.toLocaleString('en-US')} others`;
}

const SAID: Record<Notification['kind'], (notification: Notification) => Said> = {
  comment: () => ({ before: 'commented on', after: '' }),
  answer: () => ({ before: 'answered your comment on', after: '' }),
  mention: () => ({ before: 'mentioned you in', after: '' }),
  like: () => ({ before: 'liked', after: '' }),
  message: ({ others }) => ({
    before: others === 0 ? 'wrote to you about' : `sent you ${others + 1} messages about`,
    after: '',
  }),
  offer: ({ detail }) => {
    const amount = priceOf(detail['amount']);
    if (detail['state'] === 'taken')
      return { before: `took your offer of ${amount} for`, after: '' };
    if (detail['state'] === 'refused')
      return { before: `refused your offer of ${amount} for`, after: '' };
    return { before: `offers ${amount} for`, after: '' };
  },
  sale: ({ detail }) =>
    detail['state'] === 'sold'
      ? { before: 'sold', after: 'to you' }
      : { before: 'reserved', after: 'for you' },
  saved: savedWords,
  moderation: moderationWords,
};

function savedWords({ actor, detail, others }: Notification): Said {
  const { change, amount, before, state } = detail;
  if (change === 'price') {
    const isLess = before !== null && Number(before) > Number(amount);
    const was = isLess ? `, before ${priceOf(before)}` : '';
    return { before: 'changed the price of', after: `to ${priceOf(amount)}${was}` };
  }
  if (change === 'state')
    return { before: 'says that', after: STATES[String(state)] ?? 'has changed' };
  if (change !== 'comments') return { before: 'edited', after: 'which you saved' };
  if (actor === null) {
    const before =
      others === 0 ? 'There is a new comment on' : `There are ${others + 1} new comments on`;
    return { before, after: 'which you saved' };
  }
  const more = others === 0 ? '' : `: ${others + 1} new comments`;
  return { before: 'commented on', after: `which you saved${more}` };
}

const STATES: Record<string, string> = {
  for_sale: 'is for sale again',
  reserved: 'is reserved',
  sold: 'is sold',
  withdrawn: 'is not for sale any more',
};

/** What a moderator did about something of the member's, and what came of what they reported. */
const DONE: Record<Act, [own: Said, reported: string]> = {
  keep: [{ before: 'A moderator left', after: 'as it is' }, 'and left it as it is'],
  hide: [{ before: 'A moderator hid', after: '' }, 'and hid it'],
  'put-back': [{ before: 'A moderator put', after: 'back' }, 'and put it back'],
  remove: [{ before: 'A moderator removed', after: '' }, 'and removed it'],
  lock: [{ before: 'A moderator closed the comments on', after: '' }, 'and closed its comments'],
  unlock: [{ before: 'A moderator opened the comments on', after: '' }, 'and opened its comments'],
  warn: [{ before: 'A moderator warns you about', after: '' }, 'and warned the member'],
  suspend: [
    { before: 'A moderator suspended your account for', after: '' },
    'and suspended the member',
  ],
  unsuspend: [
    { before: 'A moderator ended your suspension for', after: '' },
    'and looked at it again',
  ],
  promote: [{ before: 'You are a moderator now', after: '' }, ''],
  demote: [{ before: 'You are no moderator any more', after: '' }, ''],
};

function moderationWords({ detail, title }: Notification): Said {
  const [own, reported] = DONE[detail['act'] as Act];
  // What is about the member, and about no thing of theirs, has no title.
  const alone = { ...own, before: own.before.replace(/ (about|for)$/, '') };
  if (detail['by'] === 'rule')
    return { before: '', after: 'is out of sight until a moderator has looked at it' };
  if (detail['of'] !== 'report') return title === '' ? alone : own;
  return { before: 'Thank you for your report. A moderator looked at', after: reported };
}

/** The house rule that a moderator names, where they name one. */
export function ruleOf({ detail }: Notification): string | undefined {
  return RULES[detail['rule'] as RuleName];
}

function priceOf(cents: unknown): string {
  return formatPrice(Number(cents) / 100);
}
