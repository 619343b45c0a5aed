import { expect, it } from 'vitest';
import { removeById } from './removeById.ts';

const list = (...ids: number[]) => ids.map((id) => ({ id }));

it.each([
  ['first', 9],
  ['in the middle', 5],
  ['last', 2],
])('puts a record back where it was: %s', (_, id) => {
  const { rest, putBack } = removeById(list(9, 5, 2), id);
  expect(rest).toEqual(list(9, 5, 2).filter((record) => record.id !== id));
  expect(putBack(rest)).toEqual(list(9, 5, 2));
});

it('puts it back among those that came and went meanwhile', () => {
  expect(removeById(list(9, 5, 2), 5).putBack(list(11, 9, 2))).toEqual(list(11, 9, 5, 2));
  expect(removeById(list(9, 5, 3, 2), 5).putBack(list(9, 2))).toEqual(list(9, 5, 2));
});

it('leaves a list that has it, and one that never had it', () => {
  expect(removeById(list(9, 5), 5).putBack(list(9, 5))).toEqual(list(9, 5));
  const { rest, putBack } = removeById(list(9, 5), 7);
  expect(putBack(rest)).toEqual(list(9, 5));
});
