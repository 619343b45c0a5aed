/** A site on which History fails as a test says, next to a News that works, and what holds whatever is wrong. */
import type { Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, expect, inject } from 'vitest';
import { type LogLine, type SiteInParts, startSiteInParts } from '../site/parts.ts';
import { setUpVisits } from '../visit.ts';
import type { Fault } from './fault.ts';
import { neighboursWork } from './neighbours.ts';
import { startSpoiled } from './spoiled.ts';

export const SEASON = '/history/2011-12';
/** In ms; sooner than a section that hangs answers. */
const LONGEST_VISIT = 10_000;

/** What the console says of a section that fails. */
export const expectedErrors =
  /Failed to load resource|Refused to apply style|already registered|section (history|news) (did not load|threw)|a spoiled component/;

/** That of the page: sections that do not run say so in the strips below it, too. */
export const tryAgain = (page: Page) =>
  page.locator('main > :not([aria-labelledby="strips"])').getByText('Try again', { exact: true });
export const season = (page: Page) =>
  page.getByRole('heading', { name: 'Phoenix Coyotes', level: 1 });
const forwards = (page: Page) => page.getByRole('table', { name: 'Forwards' });

/** Opens the season while something is wrong, and returns the status. */
export async function visit(page: Page): Promise<number | undefined> {
  const response = await page.goto(SEASON);
  return response?.status();
}

/** The page does what needs a script. */
export async function sorts(page: Page): Promise<void> {
  await forwards(page).getByRole('button', { name: 'GP' }).click();
  await page.locator('[aria-sort]').first().waitFor();
}

/** After the fault is over, 'Try again' brings the page, in the same document. */
export async function comesBack(page: Page): Promise<void> {
  await page.evaluate(() => Object.assign(window, { stayed: true }));
  await tryAgain(page).click();
  await tryAgain(page).waitFor({ state: 'hidden' });
  await season(page).waitFor();
  await forwards(page).waitFor();
  expect(await page.evaluate(() => 'stayed' in window)).toBe(true);
}

/**
 * Starts the site for the tests of a file. After each of them nothing is wrong any more.
 * @param onStart is given the site
 */
export function setUpFailingHistory(onStart: (site: SiteInParts) => void) {
  const visits = setUpVisits();
  let site: SiteInParts;
  let spoilAs: (fault: Fault) => Promise<void>;

  async function startHistory(): Promise<void> {
    spoilAs = await startSpoiled(site, 'history');
  }

  beforeAll(async () => {
    site = await startSiteInParts(inject('filledState'));
    await site.startSection('news');
    await startHistory();
    onStart(site);
  });
  afterAll(() => site.stop());
  afterEach(() => spoilAs('none'));

  async function open(path: string): Promise<Page> {
    const page = await visits.open(path, { origin: site.url, expectedErrors });
    page.setDefaultTimeout(LONGEST_VISIT);
    return page;
  }

  /** The first line of the log about History that fits, now or soon. */
  async function logged(since: number, event: string, fault: RegExp): Promise<LogLine> {
    let line: LogLine | undefined;
    await expect
      .poll(
        () => {
          line = site.log
            .slice(since)
            .find(
              (one) => one['event'] === event && fault.test(String(one['fault'] ?? one['error'])),
            );
          return line ?? site.log.slice(since);
        },
        { timeout: 10_000 },
      )
      .toMatchObject({ event });
    expect(line).toHaveProperty('section', 'history');
    return line ?? {};
  }

  const restWorks = (page: Page) => neighboursWork(page, site.url);
  const spoil = (fault: Fault) => spoilAs(fault);
  return { open, spoil, logged, restWorks, startHistory };
}
