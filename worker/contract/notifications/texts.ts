import { type Action, type RuleName, RULES } from '../moderation/moderation.ts';
import { formatPrice } from '../store/price-texts.ts';
import type { Notification } from './notifications.ts';

/** The words of a notification around the title of its subject. */
export interface Words {
  /** The actors, such as 'ann and 6 others'; '' if none is named. */
  who: string;
  before: string;
  after: string;
}

type Said = Pick<Words, 'before' | 'after'>;

export function toWords(notification: Notification): Words {
  const { kind, actor, others } = notification;
  const isTogether = kind === 'like';
  const who = actor === null ? '' : actor.username + (isTogether ? formatOthers(others) : '');
  return { who, ...WORDS_BY_KIND[kind](notification) };
}

function formatOthers(others: number): string {
  if (others === 0) return '';
  return others === 1 ? ' and 1 other' : ` and ${others.toLocaleString('en-US')} others`;
}

const WORDS_BY_KIND: Record<Notification['kind'], (notification: Notification) => Said> = {
  comment: () => ({ before: 'commented on', after: '' }),
  reply: () => ({ before: 'replied to your comment on', after: '' }),
  mention: () => ({ before: 'mentioned you in', after: '' }),
  like: () => ({ before: 'liked', after: '' }),
  message: ({ others }) => ({
    before: others === 0 ? 'messaged you about' : `sent you ${others + 1} messages about`,
    after: '',
  }),
  offer: ({ detail }) => {
    const amount = toPrice(detail['amount']);
    if (detail['state'] === 'accepted')
      return { before: `accepted your offer of ${amount} for`, after: '' };
    if (detail['state'] === 'declined')
      return { before: `declined your offer of ${amount} for`, after: '' };
    return { before: `offered ${amount} for`, after: '' };
  },
  sale: ({ detail }) => SALES[String(detail['state'])] ?? { before: '', after: '' },
  saved: describeSavedChange,
  follow: ({ detail, others }) => FOLLOWED[detail['why'] as keyof typeof FOLLOWED](others),
  moderation: describeModerationEvent,
};

function describeSavedChange({ actor, detail, others }: Notification): Said {
  const { change, amount, before, state } = detail;
  if (change === 'price') {
    const isLess = before !== null && Number(before) > Number(amount);
    const was = isLess ? ` (was ${toPrice(before)})` : '';
    return { before: 'changed the price of', after: `to ${toPrice(amount)}${was}` };
  }
  if (change === 'state') return STATES[String(state)] ?? { before: 'updated', after: '' };
  if (change !== 'comments') return { before: 'edited something you saved:', after: '' };
  if (actor === null) {
    const before =
      others === 0
        ? 'New comment on something you saved:'
        : `${others + 1} new comments on something you saved:`;
    return { before, after: '' };
  }
  const more = others === 0 ? '' : `(${others + 1} new comments)`;
  return { before: 'commented on something you saved:', after: more };
}

const FOLLOWED = {
  tag: () => ({ before: 'posted about something you follow:', after: '' }),
  member: () => ({ before: 'posted', after: '' }),
  search: () => ({ before: 'put up for sale', after: 'which matches your search' }),
  comments: (others: number) => ({
    before: 'commented on a discussion you follow:',
    after: others === 0 ? '' : `(${others + 1} new comments)`,
  }),
};

const SALES: Record<string, Said> = {
  reserved: { before: 'reserved', after: 'for you' },
  sold: { before: 'marked', after: 'as sold to you' },
  rated: { before: 'rated you for', after: '' },
  replied: { before: 'replied to your rating for', after: '' },
  for_sale: { before: 'Is', after: 'still for sale?' },
};

const STATES: Record<string, Said> = {
  for_sale: { before: 'put', after: 'back up for sale' },
  reserved: { before: 'marked', after: 'as reserved' },
  sold: { before: 'marked', after: 'as sold' },
  withdrawn: { before: 'is no longer selling', after: '' },
};

const DONE: Record<Exclude<Action, 'turn-on' | 'turn-off'>, [own: Said, reported: string]> = {
  keep: [{ before: 'A moderator reviewed', after: 'and left it up' }, 'and took no action'],
  hide: [{ before: 'A moderator hid', after: '' }, 'and hid it'],
  'put-back': [{ before: 'A moderator restored', after: '' }, 'and restored it'],
  remove: [{ before: 'A moderator removed', after: '' }, 'and removed it'],
  lock: [{ before: 'A moderator closed comments on', after: '' }, 'and closed its comments'],
  unlock: [{ before: 'A moderator reopened comments on', after: '' }, 'and reopened its comments'],
  warn: [{ before: 'A moderator sent you a warning about', after: '' }, 'and warned the member'],
  suspend: [
    { before: 'A moderator suspended your account for', after: '' },
    'and suspended the member',
  ],
  unsuspend: [
    { before: 'A moderator lifted your suspension for', after: '' },
    'and lifted the suspension',
  ],
  approve: [{ before: 'A moderator approved your account', after: '' }, 'and approved it'],
  withdraw: [
    { before: 'A moderator took back a decision on', after: '' },
    'and changed a decision',
  ],
  promote: [{ before: 'You’re now a moderator', after: '' }, ''],
  demote: [{ before: 'You’re no longer a moderator', after: '' }, ''],
};

function describeModerationEvent({ detail, title }: Notification): Said {
  if (detail['act'] === 'pending') return { before: 'Waiting for a moderator:', after: '' };
  if (detail['act'] === 'moot')
    return { before: 'Your request to review', after: 'ended, because it’s deleted' };
  const [text, reported] = DONE[detail['act'] as keyof typeof DONE];
  // An action on the member has no title, so the sentence must not end with a preposition.
  const alone = { ...text, before: text.before.replace(/ (about|for|on)$/, '') };
  if (detail['of'] === 'appeal')
    return { before: 'Another moderator reviewed', after: 'and the decision stands' };
  if (detail['by'] === 'rule')
    return { before: '', after: 'is hidden until a moderator reviews it' };
  if (detail['of'] !== 'report') return title === '' ? alone : text;
  return { before: 'Thanks for your report. A moderator reviewed', after: reported };
}

export function findRule({ detail }: Notification): string | undefined {
  return RULES[detail['rule'] as RuleName];
}

function toPrice(cents: unknown): string {
  return formatPrice(Number(cents) / 100);
}

type Described = Pick<Notification, 'kind' | 'others' | 'detail'>;

/**
 * A notification of one of the kinds that leave the site, in the site's own words: with no name, title or text of a
 * member, because mails and pushes pass other hands, and programs turn addresses in them into links.
 */
export function describePrivately({ kind, others, detail }: Described): string {
  if (kind === 'reply') return 'A fan replied to your comment';
  if (kind === 'message')
    return others === 0 ? 'A fan sent you a message' : `A fan sent you ${others + 1} messages`;
  return detail['state'] === 'open' ? 'A fan made you an offer' : 'A fan responded to your offer';
}
