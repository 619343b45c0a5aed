import { expect, it } from 'vitest';
import { countLines } from '../scripts/size/lines.ts';
import { growth, HINT, readTable } from '../scripts/size/table.ts';
import { readFiles } from './repository.ts';

it('no area has more code than docs/size.json says, by more than 2 %', () => {
  expect(growth(readTable(), { lines: countLines(readFiles()) }), HINT).toEqual([]);
});
