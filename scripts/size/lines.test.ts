import { expect, it } from 'vitest';
import { countLines } from './lines.ts';

const text = (lines: number) => 'line\n'.repeat(lines);

it('the table of lines has product and test code by area, and files below 15 lines', () => {
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
    shell: { product: 40, test: 20, 'comments %': 0 },
    'shell/kit': { product: 15, test: 30, 'comments %': 0 },
    worker: { product: 0, test: 17, 'comments %': 0 },
    'worker/contract': { product: 16, test: 0, 'comments %': 0 },
    drizzle: { product: 18, test: 0, 'comments %': 0 },
    e2e: { product: 0, test: 10, 'comments %': 0 },
    all: { product: 103, test: 77, 'files below 15 lines': 2, 'comments %': 0 },
  });
});

it('the share of comments counts lines that begin with one, in product code only', () => {
  const code = [
    '/** One. */',
    'export const address = "https://example.com"; // not counted',
    '/**',
    ' * Two, three, four.',
    ' */',
    '  // Five,',
    '  // six.',
    '  {/* Seven. */}',
    'const glob = "src/**/*.ts";',
    '',
  ].join('\n');
  const sql = '-- One\nSELECT 1;\n';
  const files = new Map([
    ['worker/a.ts', code],
    ['worker/a.test.ts', '// Not counted\n'],
    ['drizzle/a.sql', sql],
  ]);
  const { worker, drizzle, all } = countLines(files);
  expect([worker, drizzle, all].map((row) => row?.['comments %'])).toEqual([77.8, 50, 72.7]);
});
