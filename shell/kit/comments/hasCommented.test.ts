import { expect, it } from 'vitest';
import { comment, me } from '../testing/comments.ts';
import { hasCommented } from './hasCommented.ts';

const theirs = [comment(5, 'theirs'), comment(7, 'theirs, too')];
const mine = comment(6, 'mine', me);
const known = { user_id: me.id, first: null, more: false };

it.each([
  [true, 'it is loaded, whatever the API knew before', [...theirs, mine], {}],
  [false, 'there never was one', theirs, {}],
  [true, 'it is earlier than those loaded', theirs, { first: 2, more: true }],
  [false, 'it was among those loaded, and is deleted', theirs, { first: 6, more: true }],
  [false, 'all are loaded, and it is not among them', theirs, { first: 2 }],
  [true, 'it is later than those loaded', theirs, { first: 9, later: true }],
  [false, 'there are no later ones', theirs, { first: 9, later: false }],
])('the statement “the viewer has a comment here” is %s if %s', (is, _, loaded, now) => {
  expect(hasCommented(loaded, { ...known, ...now })).toBe(is);
});
