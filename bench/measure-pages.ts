import type { Browser } from 'playwright-core';
import { visitInTurns } from './browser/visit-in-turns.ts';
import { countRowsRead, rowsAmongMany } from './database/rows-read.ts';
import { startHttp2Proxy } from './http2-proxy.ts';
import type { Page } from './pages.ts';
import { readPageState } from './site/site.ts';
import { judge, type MeasuredPage } from './targets.ts';
import { serveYardstick } from './yardstick/serve.ts';

/**
 * Measures pages beside the yardstick's, and the rows of D1 that they read.
 * @param fan who visits pages that are for those who are signed in: their cookie, and the site's own origin
 * @param siteProxy the origin of the proxy in front of the site
 * @param runs counted visits of each side
 * @param onPage gets each page when it is measured
 */
export async function measurePages(
  browser: Browser,
  pages: Page[],
  fan: { cookie: string; origin: string },
  siteProxy: string,
  runs: number,
  onPage: (page: MeasuredPage) => void,
): Promise<MeasuredPage[]> {
  const { cookie, origin } = fan;
  const amongMany = await rowsAmongMany(pages);
  await using yardstick = await serveYardstick(origin, await readPageState(origin, '/'));
  await using yardstickProxy = await startHttp2Proxy(yardstick.origin);
  const origins = { site: siteProxy, yardstick: yardstickProxy.origin };
  const measured: MeasuredPage[] = [];
  for (const page of pages) {
    const { path } = page;
    const result = {
      path,
      ...(await visitInTurns(browser, origins, page, runs, cookie)),
      rowsRead: {
        amongFew: await countRowsRead(origin, page, cookie),
        amongMany: amongMany.get(path) ?? Number.NaN,
      },
    };
    const measuredPage = { ...result, targets: judge(result, page) };
    measured.push(measuredPage);
    onPage(measuredPage);
  }
  return measured;
}
