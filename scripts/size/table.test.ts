import { expect, it } from 'vitest';
import { countLines } from './lines.ts';
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

it('lines count as product or test by area, with the share of comments in product code', () => {
  const code = ['/** One. */', 'const a = "https://b"; // no', '/**', ' * Three. */', ''].join(
    '\n',
  );
  const files = new Map([
    ['shell/kit/base.css', 'line\n'.repeat(15)],
    ['shell/kit/testing/siteWith.ts', 'line\n'.repeat(30)],
    ['worker/a.ts', code],
    ['worker/a.test.ts', '// Not counted\n'],
    ['docs/deploying.md', 'line\n'],
  ]);
  expect(countLines(files)).toEqual({
    'shell/kit': { product: 15, test: 30, 'comments %': 0 },
    worker: { product: 4, test: 1, 'comments %': 75 },
    all: { product: 19, test: 31, 'files below 15 lines': 2, 'comments %': 15.8 },
  });
});
