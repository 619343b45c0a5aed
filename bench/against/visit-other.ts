import type { Browser } from 'playwright-core';
import { phone } from '../browser/conditions.ts';
import { openPage } from '../browser/open-page.ts';
import { measuresOf, QUIET_MS, type Visit } from '../browser/visit.ts';

/** A page that listens to its server is never quiet. */
const AT_MOST_MS = 5000;

const COMPLETE = "document.readyState === 'complete' && window.readVitals().contentMs >= 0";

/**
 * Visits a page of others with an empty cache, on the slow phone of all visits. When it takes a click,
 * and how soon it answers, nobody tells: both are NaN.
 * @param selector of what counts as its content
 * @throws where the page is not there or shows no content
 */
export async function visitOther(browser: Browser, url: string, selector: string): Promise<Visit> {
  await using context = await browser.newContext(phone);
  const { tab, network } = await openPage(context, url, {
    content: { within: selector, otherwise: selector },
    until: COMPLETE,
  });
  await network.quiet(QUIET_MS, AT_MOST_MS);
  const vitals = await tab.evaluate(() => window.readVitals());
  const measures = measuresOf({ ...vitals, tapMs: Number.NaN }, network.files());
  return { measures, contentElement: vitals.contentElement };
}
