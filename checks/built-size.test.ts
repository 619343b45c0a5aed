import { expect, it } from 'vitest';
import { measureBuilt } from '../scripts/size/built.ts';
import { growth, readTable } from '../scripts/size/table.ts';

/** Ms: five Workers are bundled, and the site started on a database of its own. */
const timeout = 120_000;

it(
  'no page or Worker grew by more than 2 % over docs/size.json: npm run size -- --update',
  { timeout },
  async () => {
    expect(growth(readTable(), await measureBuilt())).toEqual([]);
  },
);
