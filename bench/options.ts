import { parseArgs } from 'node:util';
import type { Browser } from 'playwright-core';
import { pages } from './pages.ts';

const PARTS = [
  'pages',
  'photos',
  'against',
  'load',
  'lighthouse',
  'log-ins',
  'search',
  'notifications',
] as const;

export type Part = (typeof PARTS)[number];

export interface Bench extends ReturnType<typeof readOptions> {
  browser: Browser;
}

interface OtherPage {
  path: string;
  url: string;
  selector?: string | undefined;
}

/** @throws for an unknown page, part or option, or an invalid `--runs` or `--against` */
export function readOptions(args: string[]) {
  const { values } = parseArgs({
    args,
    options: {
      pages: { type: 'string' },
      runs: { type: 'string', default: '5' },
      only: { type: 'string', default: PARTS.join() },
      against: { type: 'string', multiple: true, default: [] },
    },
  });
  const paths = pages.map(({ path }) => path);
  const wanted = values.pages?.split(',').map((path) => oneNamed('pages', path, paths));
  if (!/^[1-9]\d*$/.test(values.runs)) throw new Error(`--runs=${values.runs} is not a count.`);
  return {
    pages: wanted ? pages.filter(({ path }) => wanted.includes(path)) : pages,
    runs: Number(values.runs),
    others: values.against.map(readOtherPage),
    parts: new Set(values.only.split(',').map((name) => oneNamed('only', name, PARTS))),
  };
}

export function oneNamed<Name extends string>(
  option: string,
  name: string,
  names: readonly Name[],
): Name {
  const found = names.find((one) => one === name);
  if (found !== undefined) return found;
  throw new Error(`--${option}=${name}: there are ${names.join(', ')}.`);
}

/** Splits an address from its selector at the last '=' outside of brackets. Both may contain '='. */
const ADDRESS_AND_SELECTOR = /^(https?:.+)=((?:[^=[\]]|\[[^\]]*\])+)$/;

/** Parses `/path=URL=selector`, `URL=selector` for `/news`, or `/api/path=URL`. @throws unless the host is 127.0.0.1 */
function readOtherPage(text: string): OtherPage {
  const [, path = '/news', other = ''] = /^(?:(\/[^=]*)=)?(.*)$/.exec(text) ?? [];
  if (path.startsWith('/api/')) return { path, url: local(other, text) };
  const [, url = '', selector] = ADDRESS_AND_SELECTOR.exec(other) ?? [];
  if (selector === undefined) throw new Error(`--against ${text}: URL=selector is expected.`);
  return { path, url: local(url, text), selector };
}

function local(url: string, text: string): string {
  if (URL.parse(url)?.hostname === '127.0.0.1') return url;
  throw new Error(`--against ${text}: what is measured runs at 127.0.0.1.`);
}
