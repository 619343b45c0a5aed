/** Measures pages of the site, alternating with the yardstick's, and the D1 rows they read. */
import { visit } from '../browser/visit.ts';
import { fillRecords } from '../database/records.ts';
import { COUNTING, countRowsRead, rowsAmongMany } from '../database/rows-read.ts';
import { signUpFan } from '../fan.ts';
import { startHttp2Proxy } from '../http2-proxy.ts';
import type { Measures } from '../measures.ts';
import type { Bench } from '../options.ts';
import type { Page } from '../pages.ts';
import { atMost, type Finding, format, type Judgement } from '../report.ts';
import { readPageState, startSite } from '../site/site.ts';
import { serveYardstick } from '../yardstick/serve.ts';
import { visitSideBySide } from './side-by-side.ts';

export async function* measurePages({ browser, pages, runs }: Bench): AsyncGenerator<Finding> {
  const rowsAt = await rowsAmongMany(pages);
  await using site = await startSite(COUNTING, fillRecords);
  const fan = await signUpFan(site.origin);
  await using yardstick = await serveYardstick(site.origin, await readPageState(site.origin, '/'));
  await using siteProxy = await startHttp2Proxy(site.origin);
  await using yardstickProxy = await startHttp2Proxy(yardstick.origin);
  for (const page of pages) {
    const { path, taps, signedIn } = page;
    const measured = await visitSideBySide(
      runs,
      () => visit(browser, siteProxy.origin + path, { taps, cookie: signedIn ? fan : '' }),
      signedIn ? undefined : () => visit(browser, yardstickProxy.origin + path, { taps }),
    );
    const amongFew = await countRowsRead(site.origin, page, fan);
    const amongMany = rowsAt.get(path) ?? Number.NaN;
    yield {
      title: path,
      columns: ['site', 'yardstick', 'of that'],
      details: [
        ...measured.rows,
        ['D1 rows read', format(amongFew, 'count')],
        ['  among far more records', format(amongMany, 'count')],
      ],
      rows: [],
      targets: judgePage(page, measured.site, measured.other, amongMany - amongFew),
    };
  }
}

/** Limits in bytes. `SECTION_SCRIPT` is per section; each further section of a page raises the other two by it. */
const SCRIPT = 117_000;
const EARLY_SCRIPT = 93_000;
const SECTION_SCRIPT = 15_000;

export function judgePage(
  { noRatios, sections = 1, showsAllSeasons }: Partial<Page>,
  site: Measures,
  yardstick: Pick<Measures, 'contentMs'> | undefined,
  moreRows: number,
): Judgement[] {
  const more = SECTION_SCRIPT * (sections - 1);
  const ofSections = sections > 1 ? "sections' script" : "section's script";
  const judgements = [
    atMost('content painted', 'ms', site.contentMs, 1000),
    atMost('blocked by long tasks', 'ms', site.blockedMs, 80),
    atMost('response to a tap', 'ms', site.tapMs, 100),
    atMost('layout shift', 'shift', site.layoutShift, 0.02),
    atMost('requests', 'count', site.requests, 20),
    atMost('CSS', 'KB', site.styleBytes, 12_000),
    atMost('script', 'KB', site.scriptBytes, SCRIPT + more),
    atMost('script until interactive', 'KB', site.earlyScriptBytes, EARLY_SCRIPT + more),
    atMost(ofSections, 'KB', site.sectionBytes, SECTION_SCRIPT * sections),
  ];
  if (!showsAllSeasons)
    judgements.push(atMost('more rows read among far more records', 'count', moreRows, 0));
  if (yardstick && !noRatios) {
    const content = site.contentMs / yardstick.contentMs;
    const interactive = site.interactiveMs / yardstick.contentMs;
    judgements.push(atMost("content painted, of the yardstick's", 'times', content, 0.4));
    judgements.push(atMost("interactive, of the yardstick's content", 'times', interactive, 0.7));
  }
  return judgements;
}
