import { expect, it } from 'vitest';
import { growth, START_UP } from './table.ts';

it.each([
  ['document', 1000, 1020, 0],
  ['document', 1000, 1021, 1],
  ['queries', 4, 5, 1],
  [START_UP, 10, 20, 0],
  [START_UP, 10, 21, 1],
])('the budget of %s, %i, refuses %i: %i', (column, budget, value, problems) => {
  const table = (it: number) => ({ pages: { '/news': { [column]: it } } });
  expect(growth(table(budget), table(value))).toHaveLength(problems);
  expect(growth({}, table(value))).toHaveLength(1);
});
