import type { Browser } from 'playwright-core';
import { type Measures, mediansOf } from '../measures.ts';
import type { Page } from '../pages.ts';
import type { PageResult } from '../targets.ts';
import { type Visit, visit } from './visit.ts';

/**
 * Visits a page in turns on both sides, so that what else the machine does hits both. The first turn
 * warms the servers and does not count.
 * @param origins of the two servers
 * @param runs counted visits of each side
 * @param cookie of the fan who visits pages that are for those who are signed in: the site's only
 */
export async function visitInTurns(
  browser: Browser,
  origins: { site: string; yardstick: string },
  page: Page,
  runs: number,
  cookie: string,
): Promise<Pick<PageResult, 'site' | 'yardstick' | 'content'>> {
  const site: Visit[] = [];
  const yardstick: Visit[] = [];
  for (let turn = 0; turn <= runs; turn += 1) {
    site[turn] = await visit(browser, origins.site, page, page.signedIn ? cookie : undefined);
    if (!page.signedIn) yardstick[turn] = await visit(browser, origins.yardstick, page);
  }
  return {
    site: countedMedians(site),
    yardstick: page.signedIn ? undefined : countedMedians(yardstick),
    content: { site: site.at(-1)?.contentElement, yardstick: yardstick.at(-1)?.contentElement },
  };
}

/** The medians of all visits but the first. */
export function countedMedians([, ...counted]: Visit[]): Measures {
  return mediansOf(counted.map(({ measures }) => measures));
}
