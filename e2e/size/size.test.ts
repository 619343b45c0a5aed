/** Compares the bytes of the built site with docs/size.json. It needs the site, but no browser. */
import { expect, inject, it } from 'vitest';
import { measureBuilt } from '../../scripts/size/built.ts';
import { listBudgetExcesses, readTable } from '../../scripts/size/table.ts';

it('no page or Worker grew by more than 2 % over docs/size.json: npm run size -- --update', async () => {
  const measured = await measureBuilt(inject('workers'), inject('filledState'));
  expect(listBudgetExcesses(readTable(), measured)).toEqual([]);
});
