import { expect, it } from 'vitest';
import { measureBuilt } from '../scripts/size/built.ts';
import { growth, HINT, readTable } from '../scripts/size/table.ts';

/** Ms: five Workers are bundled, and the site started on a database of its own. */
const timeout = 120_000;

it('no page or Worker is larger than docs/size.json says, by more than 2 %', { timeout }, async () => {
  expect(growth(readTable(), await measureBuilt()), HINT).toEqual([]);
});
