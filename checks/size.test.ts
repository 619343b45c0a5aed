import { expect, it } from 'vitest';
import { countLines } from '../scripts/size/lines.ts';
import { COMMENTS, listBudgetExcesses, readTable } from '../scripts/size/table.ts';
import { readFiles } from './repository.ts';

it('no area of the code is more than 2 % larger than in docs/size.json: npm run size -- --update', () => {
  expect(listBudgetExcesses(readTable(), { lines: countLines(readFiles()) })).toEqual([]);
});

it('comments are at most 6 % of product lines', () => {
  expect(countLines(readFiles())['all']?.[COMMENTS]).toBeLessThanOrEqual(6);
});
