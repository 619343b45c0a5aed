import type { OtherPage } from '../against/other-page.ts';
import { FILLED_ID } from '../database/records.ts';
import { median } from '../measures.ts';
import type { ListSites } from '../site/site.ts';
import { atLeast, type Judgement } from '../targets.ts';
import { measureRates, medianRate, type Rate } from './measure-rates.ts';

/** One address of each kind: home, a list of 20, a detail, a season, a list of the API. */
const PATHS = ['/', '/news', `/memories/${FILLED_ID}`, '/history/2011-12', '/api/news/'];

type Side = Exclude<keyof ListSites, symbol>;

/** Medians of all turns. */
export interface LoadResult extends Record<Side, Rate> {
  path: string;
  others: OtherLoad[];
  targets: Judgement[];
}

export interface OtherLoad {
  url: string;
  rate: Rate;
  /** Requests per second of ours, of theirs: of each turn, and of these the median. */
  ratios: Record<Side, number>;
}

/**
 * Measures what each address answers per second on both sites and, in turns with them, those of others
 * that it is compared with.
 * @param runs counted turns of a second each
 * @param onResult gets each address when it is measured
 */
export async function measureLoad(
  sites: ListSites,
  others: OtherPage[],
  runs: number,
  onResult: (result: LoadResult) => void,
): Promise<LoadResult[]> {
  const results: LoadResult[] = [];
  for (const path of new Set([...PATHS, ...others.map(({ path }) => path)])) {
    const urls = others.filter((other) => other.path === path).map(({ url }) => url);
    const result = await measureAddress(path, sites, urls, runs);
    results.push(result);
    onResult(result);
  }
  return results;
}

async function measureAddress(path: string, sites: ListSites, others: string[], runs: number) {
  const turns = await measureRates([sites.cached + path, sites.rendered + path, ...others], runs);
  const [cached = [], rendered = [], ...theirs] = turns;
  const measured = theirs.map((rates, at) => ({
    url: others[at] ?? '',
    rate: medianRate(rates),
    ratios: { cached: medianRatio(cached, rates), rendered: medianRatio(rendered, rates) },
  }));
  return {
    path,
    cached: medianRate(cached),
    rendered: medianRate(rendered),
    others: measured,
    targets: measured.flatMap(({ ratios }) => judgeLoad(path, ratios)),
  };
}

/** Holds what is answered per second against its targets. */
export function judgeLoad(path: string, { cached, rendered }: OtherLoad['ratios']): Judgement[] {
  if (path.startsWith('/api/')) {
    return [atLeast('answers of the API a second, of theirs', 'times', cached, 5)];
  }
  return [
    atLeast('cached pages a second, of theirs', 'times', cached, 10),
    atLeast('first renders a second, of theirs', 'times', rendered, 2),
  ];
}

function medianRatio(ours: Rate[], theirs: Rate[]): number {
  return median(ours.map(({ perSecond }, turn) => perSecond / (theirs[turn]?.perSecond ?? 0)));
}
