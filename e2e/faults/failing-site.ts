/** A site with faults in History and News that a test chooses, and expectations that hold for every fault. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, beforeEach, expect, inject } from 'vitest';
import { comeBack } from '../offline/worker.ts';
import { type LogLine, type SiteInParts, startSiteInParts } from '../site/parts.ts';
import { setUpVisits } from '../visit.ts';
import type { Fault } from './spoil.ts';
import { startSpoiled } from './spoiled.ts';

export const SEASON = '/history/2011-12';
/** Timeout of page operations in ms: a section that hangs responds later, and the edge gives up sooner. */
const LONGEST_VISIT = 40_000;

/** Console messages about a section that fails. */
const EXPECTED_ERRORS =
  /Failed to load resource|Refused to apply style|already registered|section (history|news) (did not load|threw)|a spoiled component/;

/** The button of the page itself, and not of the strips, whose sections do not run. */
export const tryAgain = (page: Page) =>
  page.locator('main > :not([aria-labelledby="strips"])').getByText('Try again', { exact: true });
export const season = (page: Page) =>
  page.getByRole('heading', { name: 'Phoenix Coyotes', level: 1 });
const forwards = (page: Page) => page.getByRole('table', { name: 'Forwards' });

export const follow = (page: Page, section: string) =>
  page.getByRole('navigation', { name: 'Sections' }).getByText(section).click();

/** Opens the page of a season, and returns the status. */
export async function visit(page: Page): Promise<number | undefined> {
  const response = await page.goto(SEASON);
  return response?.status();
}

/** Expects the page to sort a table. */
export async function sorts(page: Page): Promise<void> {
  await forwards(page).getByRole('link', { name: 'Games played' }).click();
  await page.locator('[aria-sort]').getByText('Games played').first().waitFor();
}

/** Expects `act` to stay in the same document. */
export async function inPage(page: Page, act: () => Promise<void>): Promise<void> {
  await page.evaluate(() => Object.assign(window, { stayed: true }));
  await act();
  expect(await page.evaluate(() => 'stayed' in window)).toBe(true);
}

/** Expects 'Try again' to restore the page in the same document, once the fault is over. */
export async function comesBack(page: Page): Promise<void> {
  await inPage(page, async () => {
    await tryAgain(page).click();
    await tryAgain(page).waitFor({ state: 'hidden' });
    await season(page).waitFor();
    await forwards(page).waitFor();
  });
}

/**
 * Starts the site for the tests of a file, and ends all faults after each of them. @param withWorker whether pages are
 * opened by a returning visitor, whose browser has the service worker
 */
export function setUpFailingSite(withWorker = false) {
  const visits = setUpVisits();
  const folder = mkdtempSync(join(tmpdir(), 'spoiled-'));
  const spoilers = new Map<string, (fault: Fault) => Promise<void>>();
  let site: SiteInParts;
  let before = 0;

  async function start(name: string): Promise<void> {
    spoilers.set(name, await startSpoiled(site, folder, name));
  }

  async function spoil(fault: Fault, section = 'history'): Promise<void> {
    await spoilers.get(section)?.(fault);
  }

  beforeAll(async () => {
    site = await startSiteInParts(inject('filledState'));
    await Promise.all([start('history'), start('news')]);
  });
  afterAll(async () => {
    await site.stop();
    rmSync(folder, { recursive: true });
  });
  beforeEach(() => {
    before = site.log.length;
  });
  afterEach(async () => {
    await Promise.all([spoil('none'), spoil('none', 'news')]);
  });

  async function open(path = 'about:blank'): Promise<Page> {
    const page = await visits.open(path, { origin: site.url, expectedErrors: EXPECTED_ERRORS });
    page.setDefaultTimeout(LONGEST_VISIT);
    if (!withWorker) return page;
    await page.goto('/privacy');
    await comeBack(page);
    if (path !== 'about:blank') await page.goto(path);
    return page;
  }

  /** Returns the log lines of this test about a section. */
  const lines = (section = 'history') =>
    site.log.slice(before).filter((line) => line['section'] === section);

  /** Waits for a log line of this test about a section, at most 10 s, and returns it. */
  async function logged(event: string, fault: RegExp, section?: string): Promise<LogLine> {
    const fits = (line: LogLine) =>
      line['event'] === event && fault.test(String(line['fault'] ?? line['error']));
    await expect
      .poll(() => lines(section).find(fits) ?? site.log.slice(before), { timeout: 10_000 })
      .toMatchObject({ event });
    return lines(section).find(fits) ?? {};
  }

  /** Expects Home to be complete, with the posts of News, and the navigation to lead to News and back. */
  async function restWorks(page: Page): Promise<void> {
    const [home, news] = await Promise.all([fetch(site.url), fetch(`${site.url}/news`)]);
    expect([home.status, news.status]).toEqual([200, 200]);
    // Trusted Types forbid the pages of the site to parse HTML.
    const reader = await page.context().newPage();
    const places = await reader.evaluate(placesIn, await home.text());
    expect(places).toEqual({ footer: true, posts: true });
    await reader.close();
    await follow(page, 'News');
    await page.getByRole('heading', { level: 1, name: 'News' }).waitFor();
    await page.goBack();
  }

  /** Expects the browser to render what the server could not. @returns the number of 'Try again' buttons */
  async function browserMakesUp(fault: Fault, status: number, event: string, reason: RegExp) {
    const page = await open();
    await spoil(fault);
    expect(await visit(page)).toBe(status);
    await season(page).waitFor();
    await sorts(page);
    await logged(event, reason);
    await restWorks(page);
    await season(page).waitFor();
    return tryAgain(page).count();
  }

  /** Expects the page to show the message `sees`, and to recover once the fault is over. @returns as `browserMakesUp` */
  async function placeSaysSo(
    fault: Fault,
    status: number,
    sees: string,
    event: string,
    reason: RegExp,
  ) {
    const page = await open();
    await spoil(fault);
    expect(await visit(page)).toBe(status);
    if (status === 200) await hydrateByUse(page);
    await page.getByText(sees).waitFor();
    expect(await season(page).count()).toBe(sees.startsWith('You can read') ? 1 : 0);
    const { build } = await logged(event, reason);
    // If the section does not respond, its build may be unknown.
    expect(String(build)).toMatch(status === 200 ? /^[0-9a-f]{10}r\d+$/ : /./);
    await restWorks(page);
    await tryAgain(page).waitFor();
    await spoil('none');
    await comesBack(page);
    return tryAgain(page).count();
  }

  return {
    get site() {
      return site;
    },
    open,
    start,
    spoil,
    lines,
    logged,
    restWorks,
    browserMakesUp,
    placeSaysSo,
  };
}

/** Aims at a control, which makes the shell load the code and the data of a season. */
export const hydrateByUse = (page: Page) =>
  page.getByRole('main').getByRole('button', { name: 'Share' }).hover();

/** Runs in the browser. @returns whether the footer is outside of `main`, and whether `main` has posts */
function placesIn(html: string) {
  const withoutStyles = html.replaceAll(/<style[^>]*>[^]*?<\/style>| style="[^"]*"/g, '');
  const parsed = new DOMParser().parseFromString(withoutStyles, 'text/html');
  const footer = parsed.querySelector('#app footer');
  const posts = parsed.querySelectorAll('main a[href^="/news/"]');
  return { footer: footer?.closest('main, template') === null, posts: posts.length > 0 };
}
