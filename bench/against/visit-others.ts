import type { Browser } from 'playwright-core';
import { countedMedians } from '../browser/visit-in-turns.ts';
import { type Visit, visit } from '../browser/visit.ts';
import { startHttp2Proxy } from '../http2-proxy.ts';
import type { Measures } from '../measures.ts';
import { pages } from '../pages.ts';
import { type Judgement, judgement } from '../targets.ts';
import type { OtherPage } from './other-page.ts';
import { visitOther } from './visit-other.ts';

export interface OtherResult {
  path: string;
  url: string;
  /** Medians. */
  site: Measures;
  /** Medians; NaN where nobody tells: when the page takes a click, and how soon it answers. */
  other: Measures;
  /** The element whose painting counted as content, in the last visit. */
  content: { site: string; other: string };
  targets: Judgement[];
}

/**
 * Visits pages of others beside ours; an address of an API is none.
 * @param site the origin of the proxy in front of ours
 * @param runs counted visits of each side
 * @param onResult gets each page when it is measured
 */
export async function visitOthers(
  browser: Browser,
  site: string,
  others: OtherPage[],
  runs: number,
  onResult: (result: OtherResult) => void,
): Promise<OtherResult[]> {
  const results: OtherResult[] = [];
  for (const { selector, ...other } of others) {
    if (selector === undefined) continue;
    const result = await visitBeside(browser, site, { ...other, selector }, runs);
    results.push(result);
    onResult(result);
  }
  return results;
}

/**
 * Visits a page of ours and one of others in turns, both through a proxy of the same kind. The first
 * turn warms the servers and does not count.
 */
async function visitBeside(
  browser: Browser,
  site: string,
  { path, url, selector }: OtherPage & { selector: string },
  runs: number,
): Promise<OtherResult> {
  const { origin } = new URL(url);
  await using proxy = await startHttp2Proxy(origin);
  const page = pages.find((page) => page.path === path) ?? { path, taps: 'header button' };
  const ours: Visit[] = [];
  const theirs: Visit[] = [];
  for (let turn = 0; turn <= runs; turn += 1) {
    ours[turn] = await visit(browser, site, page);
    theirs[turn] = await visitOther(browser, url.replace(origin, proxy.origin), selector);
  }
  const result = {
    path,
    url,
    site: countedMedians(ours),
    other: countedMedians(theirs),
    content: {
      site: ours.at(-1)?.contentElement ?? '',
      other: theirs.at(-1)?.contentElement ?? '',
    },
  };
  return { ...result, targets: judgeOther(result) };
}

/** Holds a page's first paint against its targets. */
export function judgeOther({ site, other }: Pick<OtherResult, 'site' | 'other'>): Judgement[] {
  const ratio = site.firstPaintMs / other.firstPaintMs;
  return [
    judgement('first paint, of theirs', 'times', ratio, 0.6),
    judgement('first paint', 'ms', site.firstPaintMs, 450),
  ];
}
