import type { Comment } from '@desert/contract/records/comments';
import { expect, it } from 'vitest';
import { comment } from '../testing/comments.ts';
import { groupReplies } from './grouped.ts';

const entry = (id: number, parent_id: number | null = null): Comment => ({
  ...comment(id, `c${id}`),
  parent_id,
});
const ids = (comments: Comment[]) =>
  groupReplies(comments).map(({ id, comment, replies }) => [
    comment ? id : 'gone',
    replies.map(({ id }) => id),
  ]);

it('replies are grouped under their parents', () => {
  expect(ids([entry(1), entry(2), entry(3, 1), entry(4), entry(5, 2), entry(6, 1)])).toEqual([
    [1, [3, 6]],
    [2, [5]],
    [4, []],
  ]);
});

it('a reply whose comment is not loaded is shown by itself', () => {
  expect(ids([entry(7, 3), entry(8, 3), entry(9)])).toEqual([
    [7, []],
    [8, []],
    [9, []],
  ]);
});

it('replies to a comment that is no longer available are grouped in its place', () => {
  const reply = (id: number) => ({ ...entry(id, 3), parent_gone: true as const });
  expect(ids([entry(2), reply(7), reply(8), entry(9)])).toEqual([
    [2, []],
    ['gone', [7, 8]],
    [9, []],
  ]);
});

it('a comment without a parent field is not a reply', () => {
  expect(ids([comment(1, 'Hi')])).toEqual([[1, []]]);
});
