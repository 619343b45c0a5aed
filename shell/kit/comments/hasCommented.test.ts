import { expect, it } from 'vitest';
import { comment, me } from '../testing/comments.ts';
import { hasCommented } from './hasCommented.ts';

const theirs = [comment(5, 'theirs'), comment(7, 'theirs, too')];
const mine = comment(6, 'mine', me);
const said = { user_id: me.id, first: null, more: false };

it('knows a comment that is loaded, whatever was so when it was read', () => {
  expect(hasCommented([...theirs, mine], said)).toBe(true);
  expect(hasCommented(theirs, said)).toBe(false);
});

it('knows one that is earlier than those loaded', () => {
  expect(hasCommented(theirs, { ...said, first: 2, more: true })).toBe(true);
});

it.each([
  ['it was among those loaded, and is deleted', { ...said, first: 6, more: true }],
  ['all are loaded, and it is not among them', { ...said, first: 2, more: false }],
])('knows that there is none any more where %s', (_, now) => {
  expect(hasCommented(theirs, now)).toBe(false);
});

it('knows one that is later than those loaded', () => {
  expect(hasCommented(theirs, { ...said, first: 9, later: true })).toBe(true);
  expect(hasCommented(theirs, { ...said, first: 9, later: false })).toBe(false);
});
