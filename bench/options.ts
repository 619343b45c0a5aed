import { parseArgs } from 'node:util';
import { type Page, pages } from './pages.ts';

export interface Options {
  pages: Page[];
  /** Measured visits of each page on each side. */
  runs: number;
  /** Whether a missed target is a failure. */
  check: boolean;
  /** Whether to print every request of one visit. */
  waterfall: boolean;
}

/**
 * Reads `--pages=/,/history --runs=7 --check --waterfall`.
 * @throws where a page is not in the list, the runs are no count, or an option is unknown
 */
export function readOptions(args: string[]): Options {
  const { values } = parseArgs({
    args,
    options: {
      pages: { type: 'string' },
      runs: { type: 'string', default: '5' },
      check: { type: 'boolean', default: false },
      waterfall: { type: 'boolean', default: false },
    },
  });
  const { check, waterfall } = values;
  if (!/^[1-9]\d*$/.test(values.runs)) throw new Error(`--runs=${values.runs} is not a count.`);
  const asked = values.pages?.split(',').map(pageAt);
  return { pages: asked ?? pages, runs: Number(values.runs), check, waterfall };
}

function pageAt(path: string): Page {
  const page = pages.find((page) => page.path === path);
  if (page) return page;
  const known = pages.map(({ path }) => path).join(', ');
  throw new Error(`${path} is not measured; bench/pages.ts lists ${known}.`);
}
