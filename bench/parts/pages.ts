/** Measures pages of the site on a slow phone, and the D1 rows they read among few and many records. */
import { visit } from '../browser/visit.ts';
import { fillRecords } from '../database/records.ts';
import { COUNTING, countRowsRead, rowsAmongMany } from '../database/rows-read.ts';
import { signUpFan } from '../fan.ts';
import { startHttp2Proxy } from '../http2-proxy.ts';
import { inTurns, type Measures, measures, mediansOf } from '../measures.ts';
import type { Bench } from '../options.ts';
import type { Page } from '../pages.ts';
import { atMost, type Finding, format, type Judgement, type Row } from '../report.ts';
import { startSite } from '../site/site.ts';

export async function* measurePages({ browser, pages, runs }: Bench): AsyncGenerator<Finding> {
  const rowsAt = await rowsAmongMany(pages);
  await using site = await startSite(COUNTING, fillRecords);
  await using proxy = await startHttp2Proxy(site.origin);
  const fan = await signUpFan(site.origin);
  for (const page of pages) {
    const { path, taps, signedIn } = page;
    const cookie = signedIn ? fan : '';
    const { visits } = await inTurns(runs, {
      visits: () => visit(browser, proxy.origin + path, { taps, cookie }),
    });
    const measured = mediansOf(visits);
    const amongFew = await countRowsRead(site.origin, page, fan);
    const amongMany = rowsAt.get(path) ?? Number.NaN;
    yield {
      title: path,
      details: [
        ...measures.map(({ name, label, unit }): Row => [label, format(measured[name], unit)]),
        [`content is '${visits.at(-1)?.contentElement}'`],
        ['D1 rows read', format(amongFew, 'count')],
        ['  among far more records', format(amongMany, 'count')],
      ],
      rows: [],
      targets: judgePage(page, measured, amongMany - amongFew),
    };
  }
}

/** Limits in bytes. `SECTION_SCRIPT` is per section; each further section of a page raises the other two by it. */
const SCRIPT = 113_000;
const EARLY_SCRIPT = 93_000;
const SECTION_SCRIPT = 15_000;

function judgePage(
  { sections = 1, showsAllSeasons }: Partial<Page>,
  site: Measures,
  moreRows: number,
): Judgement[] {
  const more = SECTION_SCRIPT * (sections - 1);
  const ofSections = sections > 1 ? "sections' script" : "section's script";
  const judgements = [
    atMost('content painted', 'ms', site.contentMs, 800),
    atMost('interactive', 'ms', site.interactiveMs, 1400),
    atMost('blocked by long tasks', 'ms', site.blockedMs, 80),
    atMost('response to a tap', 'ms', site.tapMs, 100),
    atMost('layout shift', 'shift', site.layoutShift, 0.02),
    atMost('requests', 'count', site.requests, 20),
    atMost('CSS', 'KB', site.styleBytes, 12_000),
    atMost('script', 'KB', site.scriptBytes, SCRIPT + more),
    atMost('script until interactive', 'KB', site.earlyScriptBytes, EARLY_SCRIPT + more),
    atMost(ofSections, 'KB', site.sectionBytes, SECTION_SCRIPT * sections),
  ];
  const rows = atMost('more rows read among far more records', 'count', moreRows, 0);
  return showsAllSeasons ? judgements : [...judgements, rows];
}
