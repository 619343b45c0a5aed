import { expect, it } from 'vitest';
import type { Notification } from './notifications.ts';
import { findRule, toWords } from './texts.ts';

const notification = (more: Partial<Notification>): Notification => ({
  id: 1,
  kind: 'comment',
  actor: { id: 2, username: 'ann' },
  others: 0,
  title: 'T',
  path: '/news/1',
  detail: {},
  is_read: false,
  at: '2026-11-21T04:33:02.000Z',
  ...more,
});

const toSentence = (more: Partial<Notification>) => {
  const { who, before, after } = toWords(notification(more));
  return [who, before, 'T', after].filter((part) => part !== '').join(' ');
};

it.each<[Partial<Notification>, string]>([
  [{}, 'ann commented on T'],
  [{ kind: 'reply' }, 'ann replied to your comment on T'],
  [
    { kind: 'moderation', actor: null, detail: { act: 'pending', of: 'own' } },
    'Waiting for a moderator: T',
  ],
  [{ kind: 'mention' }, 'ann mentioned you in T'],
  [{ kind: 'like' }, 'ann liked T'],
  [{ kind: 'like', others: 1 }, 'ann and 1 other liked T'],
  [{ kind: 'like', others: 1200 }, 'ann and 1,200 others liked T'],
  [{ kind: 'message' }, 'ann messaged you about T'],
  [{ kind: 'message', others: 2 }, 'ann sent you 3 messages about T'],
  [{ kind: 'offer', detail: { state: 'open', amount: 4050 } }, 'ann offered $40.50 for T'],
  [
    { kind: 'offer', detail: { state: 'accepted', amount: 4000 } },
    'ann accepted your offer of $40 for T',
  ],
  [
    { kind: 'offer', detail: { state: 'declined', amount: 4000 } },
    'ann declined your offer of $40 for T',
  ],
  [{ kind: 'sale', detail: { state: 'reserved' } }, 'ann reserved T for you'],
  [{ kind: 'sale', actor: null, detail: { state: 'for_sale' } }, 'Is T still for sale?'],
  [{ kind: 'sale', detail: { state: 'sold' } }, 'ann marked T as sold to you'],
  [{ kind: 'sale', detail: { state: 'rated' } }, 'ann rated you for T'],
  [{ kind: 'sale', detail: { state: 'replied' } }, 'ann replied to your rating for T'],
  [
    { kind: 'saved', detail: { change: 'price', amount: 4000, before: 5000 } },
    'ann changed the price of T to $40 (was $50)',
  ],
  [
    { kind: 'saved', detail: { change: 'price', amount: 4000, before: null } },
    'ann changed the price of T to $40',
  ],
  [{ kind: 'saved', detail: { change: 'state', state: 'sold' } }, 'ann marked T as sold'],
  [{ kind: 'saved', detail: { change: 'edit' } }, 'ann edited something you saved: T'],
  [{ kind: 'saved', detail: { change: 'comments' } }, 'ann commented on something you saved: T'],
  [
    { kind: 'saved', others: 2, detail: { change: 'comments' } },
    'ann commented on something you saved: T (3 new comments)',
  ],
  [
    { kind: 'saved', actor: null, others: 1, detail: { change: 'comments' } },
    '2 new comments on something you saved: T',
  ],
  [
    { kind: 'saved', actor: null, detail: { change: 'comments' } },
    'New comment on something you saved: T',
  ],
  [{ kind: 'moderation', actor: null, detail: { act: 'hide', of: 'own' } }, 'A moderator hid T'],
  [
    { kind: 'moderation', actor: null, detail: { act: 'hide', of: 'own', by: 'rule' } },
    'T is hidden until a moderator reviews it',
  ],
  [
    { kind: 'moderation', actor: null, detail: { act: 'keep', of: 'report' } },
    'Thanks for your report. A moderator reviewed T and took no action',
  ],
  [
    { kind: 'moderation', actor: null, detail: { act: 'suspend', of: 'report' } },
    'Thanks for your report. A moderator reviewed T and suspended the member',
  ],
])('the notification of %j reads: %s', (more, sentence) => expect(toSentence(more)).toBe(sentence));

it.each([
  [{ act: 'warn', of: 'own' }, 'A moderator sent you a warning'],
  [{ act: 'suspend', of: 'own' }, 'A moderator suspended your account'],
  [{ act: 'unsuspend', of: 'own' }, 'A moderator lifted your suspension'],
  [{ act: 'promote', of: 'own' }, 'You’re now a moderator'],
])('the notification of %j about the member’s account reads: %s', (detail, sentence) => {
  const { before, after } = toWords(
    notification({ kind: 'moderation', actor: null, title: '', detail }),
  );
  expect([before, after]).toEqual([sentence, '']);
});

it('the notification of a moderation action names the house rule', () => {
  expect(findRule(notification({ detail: { rule: 'spam' } }))).toBe('No spam');
  expect(findRule(notification({ detail: { rule: '' } }))).toBeUndefined();
});
