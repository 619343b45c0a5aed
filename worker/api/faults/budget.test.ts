import { expect, it } from 'vitest';
import { createBudget } from './budget.ts';

it('gives so many in a window, then says how long to wait', () => {
  const { spend } = createBudget(2, 1000);
  expect([spend(500), spend(600), spend(700), spend(1499)]).toEqual([0, 0, 800, 1]);
  expect([spend(1500), spend(1500), spend(1500)]).toEqual([0, 0, 1000]);
});
