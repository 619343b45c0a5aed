import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { root, listSectionNames } from '../site/root.ts';
import { listBudgetExcesses, readTable, COMMENTS, type Table } from './table.ts';

it.each([
  ['document', 1000, 1020, 0],
  ['document', 1000, 1021, 1],
  ['queries', 4, 5, 1],
  [COMMENTS, 10, 11, 0],
  [COMMENTS, 10, 12, 1],
])(
  'the size check compares a page’s %s with its budget: budget %i, value %i, faults %i',
  (column, budget, value, problems) => {
    const table = (it: number) => ({ pages: { '/news': { [column]: it } } });
    expect(listBudgetExcesses(table(budget), table(value))).toHaveLength(problems);
    expect(listBudgetExcesses({}, table(value))).toHaveLength(1);
  },
);

it('a new section needs no size budget, and the budgets of a section are in its own folder', () => {
  const row = { product: 40 };
  expect(listBudgetExcesses({}, { lines: { 'mf-news': row } })).toEqual([]);
  expect(listBudgetExcesses({}, { lines: { bench: row } })).toHaveLength(1);
  const shared = JSON.parse(readFileSync(join(root, 'docs/size.json'), 'utf8')) as Table;
  const rows = Object.values(shared).flatMap((part) => Object.keys(part));
  for (const name of listSectionNames()) {
    expect(rows.filter((path) => path.includes(name))).toEqual([]);
    expect(readTable()['workers']).toHaveProperty([`desert-${name}`, 'bundle']);
  }
});
