import { parseArgs } from 'node:util';
import type { Browser } from 'playwright-core';
import { pages } from './pages.ts';

const PARTS = ['pages', 'photos', 'against', 'load', 'lighthouse', 'search'] as const;

export type Part = (typeof PARTS)[number];

export interface Bench extends ReturnType<typeof readOptions> {
  browser: Browser;
}

/** @throws for an unknown page, part or option, or an invalid `--runs` */
export function readOptions(args: string[]) {
  const { values } = parseArgs({
    args,
    options: {
      pages: { type: 'string' },
      runs: { type: 'string', default: '5' },
      only: { type: 'string', default: PARTS.join() },
    },
  });
  const paths = pages.map(({ path }) => path);
  const wanted = values.pages?.split(',').map((path) => oneNamed('pages', path, paths));
  if (!/^[1-9]\d*$/.test(values.runs)) throw new Error(`--runs=${values.runs} is not a count.`);
  return {
    pages: wanted ? pages.filter(({ path }) => wanted.includes(path)) : pages,
    runs: Number(values.runs),
    parts: new Set(values.only.split(',').map((name) => oneNamed('only', name, PARTS))),
  };
}

export function oneNamed<Name extends string>(
  option: string,
  name: string,
  names: readonly Name[],
): Name {
  const foundName = names.find((eachName) => eachName === name);
  if (foundName !== undefined) return foundName;
  throw new Error(`--${option}=${name}: there are ${names.join(', ')}.`);
}
