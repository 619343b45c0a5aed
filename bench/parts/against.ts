/** Compares pages of other software with ours: alternating visits, all through HTTP/2 proxies of the same kind. */
import { visit } from '../browser/visit.ts';
import { startHttp2Proxy } from '../http2-proxy.ts';
import type { Measures } from '../measures.ts';
import type { Bench } from '../options.ts';
import { pages } from '../pages.ts';
import { atMost, type Finding, type Judgement } from '../report.ts';
import { listOf20, startSite } from '../site/site.ts';
import { measureFrameworks } from './frameworks.ts';
import { visitSideBySide } from './side-by-side.ts';

export async function* measureAgainst(bench: Bench): AsyncGenerator<Finding> {
  yield* measureFrameworks(bench);
  const { browser, others, runs } = bench;
  if (others.length === 0) return;
  await using server = await startSite({}, listOf20);
  await using serverProxy = await startHttp2Proxy(server.origin);
  for (const { path, url, selector } of others) {
    // API addresses have no selector; `load.ts` measures them.
    if (selector === undefined) continue;
    const { origin } = new URL(url);
    await using otherProxy = await startHttp2Proxy(origin);
    const { taps = 'header button' } = pages.find((page) => page.path === path) ?? {};
    const { site, other, rows } = await visitSideBySide(
      runs,
      () => visit(browser, serverProxy.origin + path, { taps }),
      () => visit(browser, url.replace(origin, otherProxy.origin), { selector }),
    );
    yield {
      title: `${path} beside ${url}`,
      columns: ['site', 'other', 'of theirs'],
      details: rows,
      rows: [],
      targets: other ? judgeFirstPaint(site, other) : [],
    };
  }
}

type FirstPaint = Pick<Measures, 'firstPaintMs'>;

export function judgeFirstPaint({ firstPaintMs }: FirstPaint, theirs: FirstPaint): Judgement[] {
  return [
    atMost('first paint, of theirs', 'times', firstPaintMs / theirs.firstPaintMs, 0.6),
    atMost('first paint', 'ms', firstPaintMs, 450),
  ];
}
