import type { Comment } from '@desert/contract/records/comments';
import { expect, it } from 'vitest';
import { comment } from '../testing/comments.ts';
import { grouped } from './grouped.ts';

const one = (id: number, parent_id: number | null = null): Comment => ({
  ...comment(id, `c${id}`),
  parent_id,
});
const ids = (comments: Comment[]) =>
  grouped(comments).map(({ id, comment, replies }) => [
    comment ? id : 'gone',
    replies.map(({ id }) => id),
  ]);

it('replies are grouped under their parents', () => {
  expect(ids([one(1), one(2), one(3, 1), one(4), one(5, 2), one(6, 1)])).toEqual([
    [1, [3, 6]],
    [2, [5]],
    [4, []],
  ]);
});

it('a reply to a missing comment is shown by itself', () => {
  expect(ids([one(7, 3), one(8, 3), one(9)])).toEqual([
    [7, []],
    [8, []],
    [9, []],
  ]);
});

it('replies to a comment that is no longer available are grouped in its place', () => {
  const reply = (id: number) => ({ ...one(id, 3), parent_gone: true as const });
  expect(ids([one(2), reply(7), reply(8), one(9)])).toEqual([
    [2, []],
    ['gone', [7, 8]],
    [9, []],
  ]);
});

it('a comment without a parent field is a comment of its own', () => {
  expect(ids([comment(1, 'Hi')])).toEqual([[1, []]]);
});
