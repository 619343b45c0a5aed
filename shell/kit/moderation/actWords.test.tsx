import type { Case, RuleName } from '@desert/contract/moderation';
import { expect, it, vi } from 'vitest';
import { mostReportedRule } from './ActForm.tsx';
import { doneText, toastOf } from './actWords.ts';

it('says of what is written what was done about it, and of a member what was done about them', () => {
  expect(doneText('warn', 'news')).toBe('Warned the author of a post');
  expect(doneText('warn', 'users')).toBe('Warned a member');
  expect(doneText('suspend', 'users', 'them')).toBe('Suspended them');
  expect(doneText('unsuspend', 'merch')).toBe('Lifted the suspension of the author of an item');
  expect(doneText('unsuspend', 'users')).toBe('Lifted the suspension of a member');
  expect(doneText('keep', 'users', 'them')).toBe('Took no action on them');
  expect(doneText('hide', 'merch', 'it')).toBe('Hid it');
});

it.each([
  ['hide', 'news', 'Post hidden.'],
  ['remove', 'memories-comments', 'Comment removed permanently.'],
  ['put-back', 'merch', 'Item restored.'],
  ['lock', 'memories', 'Comments closed.'],
  ['warn', 'users', 'Member warned.'],
] as const)('the toast after %s of %s is %s', (act, kind, text) => {
  expect(toastOf(act, { kind, author: null })).toBe(text);
});

it.each([
  ['2026-09-10T23:30:00.000Z', 'Member suspended until Sep 10.'],
  ['2027-01-02T00:00:00.000Z', 'Member suspended until Jan 2, 2027.'],
  ['+275760-09-13T00:00:00.000Z', 'Member suspended permanently.'],
])('the toast of a suspension until %s is %s', (suspended_until, text) => {
  vi.useFakeTimers({ now: new Date('2026-09-03T00:00:00.000Z') });
  const author = { suspended_until } as Case['author'];
  expect(toastOf('suspend', { kind: 'news', author })).toBe(text);
});

it.each<[(RuleName | '')[], RuleName | '']>([
  [[], ''],
  [['', ''], ''],
  [['', 'spam', 'kind', 'kind'], 'kind'],
  [['', 'spam', 'kind'], 'spam'],
])('of the rules %j the form begins with "%s"', (rules, most) => {
  const by = { id: 2, username: 'ann' };
  expect(mostReportedRule(rules.map((rule) => ({ rule, reason: '', by, at: '' })))).toBe(most);
});
