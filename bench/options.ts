import { parseArgs } from 'node:util';
import { type Page, pages } from './pages.ts';

export interface Options {
  pages: Page[];
  /** Measured visits of each page on each side. */
  runs: number;
}

/**
 * Reads `--pages=/,/history --runs=7`.
 * @throws where a page is not in the list, the runs are no count, or an option is unknown
 */
export function readOptions(args: string[]): Options {
  const { values } = parseArgs({
    args,
    options: { pages: { type: 'string' }, runs: { type: 'string', default: '5' } },
  });
  if (!/^[1-9]\d*$/.test(values.runs)) throw new Error(`--runs=${values.runs} is not a count.`);
  return { pages: values.pages?.split(',').map(pageAt) ?? pages, runs: Number(values.runs) };
}

function pageAt(path: string): Page {
  const page = pages.find((page) => page.path === path);
  if (page) return page;
  const known = pages.map(({ path }) => path).join(', ');
  throw new Error(`${path} is not measured; bench/pages.ts lists ${known}.`);
}
