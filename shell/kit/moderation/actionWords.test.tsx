import { type Case, REPORTED_KINDS, type RuleName } from '@desert/contract/moderation/moderation';
import { expect, it, vi } from 'vitest';
import { getMostReportedRule } from './ActionForm.tsx';
import { describeDoneAction, getActionLabel, describeOutcome } from './actionWords.ts';
import { describeSubjectKind, getSubjectNoun } from './subjects.ts';

it('every kind of subject that can be reported has a noun', () => {
  expect(
    Object.fromEntries(
      REPORTED_KINDS.map((kind) => [getSubjectNoun(kind), describeSubjectKind(kind)]),
    ),
  ).toEqual({
    item: 'an item',
    post: 'a post',
    memory: 'a memory',
    page: 'a page',
    comment: 'a comment on a memory',
    line: 'a line on a game',
    conversation: 'a conversation',
    'reply to a rating': 'a reply to a rating',
    rating: 'a rating',
    member: 'a member',
  });
});

it('the text of a past moderation action names its subject, or the author if it was about the author', () => {
  expect(describeDoneAction('warn', 'news')).toBe('Warned the author of a post');
  expect(describeDoneAction('warn', 'users')).toBe('Warned a member');
  expect(describeDoneAction('suspend', 'users', 'them')).toBe('Suspended them');
  expect(describeDoneAction('unsuspend', 'merch')).toBe(
    'Lifted the suspension of the author of an item',
  );
  expect(describeDoneAction('unsuspend', 'users')).toBe('Lifted the suspension of a member');
  expect(describeDoneAction('keep', 'users', 'them')).toBe('Took no action on them');
  expect(describeDoneAction('hide', 'merch', 'it')).toBe('Hid it');
});

it.each([
  ['hide', 'news', 'Post hidden.'],
  ['remove', 'memories-comments', 'Comment removed permanently.'],
  ['put-back', 'merch', 'Item restored.'],
  ['lock', 'memories', 'Comments closed.'],
  ['warn', 'users', 'Member warned.'],
] as const)('the toast after the moderation action %s of %s is %s', (action, kind, text) => {
  expect(describeOutcome(action, { kind, author: null })).toBe(text);
});

it.each([
  ['put-back', { is_pending: true }, 'Approve', 'Post approved.'],
  ['remove', { is_pending: true }, 'Reject', 'Post rejected.'],
  ['put-back', { is_edit: true }, 'Approve edit', 'Edit approved.'],
  ['keep', { is_edit: true }, 'Reject edit', 'Edit rejected.'],
] as const)(
  'the button of the moderation action %s for a case with %j is labeled %s',
  (action, waiting, label, toast) => {
    const context = {
      ...waiting,
      title: '',
      text: '',
      images: [],
      path: null,
      on: null,
      locked: false,
    };
    expect(getActionLabel(action, context)).toBe(label);
    expect(describeOutcome(action, { kind: 'news', author: null }, context)).toBe(toast);
  },
);

it.each([
  ['2026-09-10T23:30:00.000Z', 'Member suspended until Sep 10.'],
  ['2027-01-02T00:00:00.000Z', 'Member suspended until Jan 2, 2027.'],
  ['+275760-09-13T00:00:00.000Z', 'Member suspended permanently.'],
])('the toast of a suspension until %s is %s', (suspended_until, text) => {
  vi.useFakeTimers({ now: new Date('2026-09-03T00:00:00.000Z') });
  const author = { suspended_until } as Case['author'];
  expect(describeOutcome('suspend', { kind: 'news', author })).toBe(text);
});

it.each<[(RuleName | '')[], RuleName | '']>([
  [[], ''],
  [['', ''], ''],
  [['', 'spam', 'kind', 'kind'], 'kind'],
  [['', 'spam', 'kind'], 'spam'],
])(
  'for reports that name the rules %j the moderation form preselects the rule "%s"',
  (rules, most) => {
    expect(getMostReportedRule(rules.map((rule) => ({ rule })))).toBe(most);
  },
);
