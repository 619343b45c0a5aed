/** What a visitor loads, against docs/size.json. No browser, but the built site. */
import { expect, inject, it } from 'vitest';
import { measureBuilt } from '../../scripts/size/built.ts';
import { growth, readTable } from '../../scripts/size/table.ts';

it('no page or Worker grew by more than 2 % over docs/size.json: npm run size -- --update', async () => {
  const measured = await measureBuilt(inject('workers'), inject('filledState'));
  expect(growth(readTable(), measured)).toEqual([]);
});
