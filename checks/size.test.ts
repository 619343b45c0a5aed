import { expect, it } from 'vitest';
import { countLines } from '../scripts/size/lines.ts';
import { growth, readTable } from '../scripts/size/table.ts';
import { readFiles } from './repository.ts';

it('no area grew by more than 2 % over docs/size.json: npm run size -- --update', () => {
  expect(growth(readTable(), { lines: countLines(readFiles()) })).toEqual([]);
});
