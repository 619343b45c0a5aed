import { parseArgs } from 'node:util';
import { type OtherPage, readOtherPage } from './against/other-page.ts';
import { type Page, pages } from './pages.ts';

/** What is measured, one after the other. */
const PARTS = ['pages', 'photos', 'against', 'load', 'log-ins', 'search', 'notifications'] as const;

export type Part = (typeof PARTS)[number];

export interface Options {
  pages: Page[];
  /** Measured visits of each page on each side. */
  runs: number;
  /** Pages of others, which stand beside ours. */
  others: OtherPage[];
  parts: Set<Part>;
}

/**
 * Reads `--pages=/,/history --runs=7 --only=pages,load --against=URL=selector`, the last as often as wanted.
 * @throws where a page or a part is not in the list, the runs are no count, or an option is unknown
 */
export function readOptions(args: string[]): Options {
  const { values } = parseArgs({
    args,
    options: {
      pages: { type: 'string' },
      runs: { type: 'string', default: '5' },
      only: { type: 'string', default: PARTS.join() },
      against: { type: 'string', multiple: true, default: [] },
    },
  });
  if (!/^[1-9]\d*$/.test(values.runs)) throw new Error(`--runs=${values.runs} is not a count.`);
  return {
    pages: values.pages?.split(',').map(pageAt) ?? pages,
    runs: Number(values.runs),
    others: values.against.map(readOtherPage),
    parts: new Set(values.only.split(',').map(partNamed)),
  };
}

function pageAt(path: string): Page {
  const page = pages.find((page) => page.path === path);
  if (page) return page;
  const known = pages.map(({ path }) => path).join(', ');
  throw new Error(`${path} is not measured; bench/pages.ts lists ${known}.`);
}

function partNamed(name: string): Part {
  const part = PARTS.find((part) => part === name);
  if (part) return part;
  throw new Error(`--only=${name}: there are ${PARTS.join(', ')}.`);
}
