import { expect, it } from 'vitest';
import { countLines } from './lines.ts';

const text = (lines: number) => 'line\n'.repeat(lines);

it('counts lines of product and test code by area, and files below 15 lines', () => {
  const files = new Map([
    ['vitest.config.ts', text(14)],
    ['shell/src/App.tsx', text(40)],
    ['shell/src/App.test.tsx', text(20)],
    ['shell/kit/base.css', text(15)],
    ['shell/kit/testing/siteWith.ts', text(30)],
    ['worker/contract/price.ts', text(16)],
    ['worker/test/setup.ts', text(17)],
    ['drizzle/migrations/0001.sql', text(18)],
    ['e2e/visit.ts', text(10)],
    ['shell/package.json', text(99)],
    ['docs/deploying.md', text(99)],
  ]);
  expect(countLines(files)).toEqual({
    shell: { product: 40, test: 20 },
    'shell/kit': { product: 15, test: 30 },
    worker: { product: 0, test: 17 },
    'worker/contract': { product: 16, test: 0 },
    drizzle: { product: 18, test: 0 },
    e2e: { product: 0, test: 10 },
    all: { product: 103, test: 77, 'files below 15 lines': 2 },
  });
});
