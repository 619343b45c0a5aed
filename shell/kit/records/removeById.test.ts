import { expect, it } from 'vitest';
import { removeById } from './removeById.ts';

const list = (...ids: number[]) => ids.map((id) => ({ id }));

it.each([9, 5, 2])('the record %i can be removed from a list, and restored in its place', (id) => {
  const { rest, putBack } = removeById(list(9, 5, 2), id);
  expect(rest).toEqual(list(9, 5, 2).filter((record) => record.id !== id));
  expect(putBack(rest)).toEqual(list(9, 5, 2));
});

it.each([
  ['among those that came meanwhile', [9, 5, 2], 5, [11, 9, 2], [11, 9, 5, 2]],
  ['among those that went meanwhile', [9, 5, 3, 2], 5, [9, 2], [9, 5, 2]],
  ['once', [9, 5], 5, [9, 5], [9, 5]],
  ['nowhere where it never was', [9, 5], 7, [9, 5], [9, 5]],
])('a removed record is restored %s', (_, before, id, now, after) => {
  expect(removeById(list(...before), id).putBack(list(...now))).toEqual(list(...after));
});
