/** The two things that are compared, served alike. */
import type { Browser } from 'playwright-core';
import { type Visit, visit } from './browser/visit.ts';
import type { Page } from './pages.ts';
import { serveHttp2, type Source } from './server/http2.ts';
import { applicationSource, siteSource } from './server/sources.ts';
import { readPageState } from './site.ts';
import { buildYardstick } from './yardstick/build.ts';

export interface Sides<T> {
  site: T;
  yardstick: T;
}

/**
 * Serves the site, and the yardstick with the site's API.
 * @param origin of the running site
 * @param cleanUp where the servers are put, to be closed
 * @returns their origins
 */
export async function serveSides(
  origin: string,
  cleanUp: AsyncDisposableStack,
): Promise<Sides<string>> {
  const bundle = await buildYardstick(await readPageState(origin, '/'));
  const serve = async (source: Source) =>
    cleanUp.adopt(await serveHttp2(source), (server) => server.close()).origin;
  return {
    site: await serve(siteSource(origin)),
    yardstick: await serve(applicationSource(bundle, origin)),
  };
}

/**
 * Visits a page in turns on both sides, so that what else the machine does hits both. The first turn
 * warms the servers and does not count.
 * @param runs counted visits of each side
 * @param cookie of the fan who visits pages that are for those who are signed in: the site's only
 */
export async function visitInTurns(
  browser: Browser,
  sides: Sides<string>,
  page: Page,
  runs: number,
  cookie: string,
): Promise<Sides<Visit[]>> {
  const visits: Sides<Visit[]> = { site: [], yardstick: [] };
  for (let turn = 0; turn <= runs; turn += 1) {
    const site = await visit(browser, sides.site, page, page.signedIn ? cookie : undefined);
    const yardstick = page.signedIn ? [] : [await visit(browser, sides.yardstick, page)];
    if (turn === 0) continue;
    visits.site.push(site);
    visits.yardstick.push(...yardstick);
  }
  return visits;
}
