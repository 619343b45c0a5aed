import { expect, it } from 'vitest';
import { doneText } from './actWords.ts';

it('says of what is written what was done about it, and of a member what was done about them', () => {
  expect(doneText('warn', 'news')).toBe('Warned the author of a post');
  expect(doneText('warn', 'users')).toBe('Warned a member');
  expect(doneText('suspend', 'users', 'them')).toBe('Suspended them');
  expect(doneText('unsuspend', 'merch')).toBe('Lifted the suspension of the author of an item');
  expect(doneText('unsuspend', 'users')).toBe('Lifted the suspension of a member');
  expect(doneText('keep', 'users', 'them')).toBe('Took no action on them');
  expect(doneText('hide', 'merch', 'it')).toBe('Hid it');
});
