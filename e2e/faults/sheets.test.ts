/** What a section's style sheet says of other pages is not done, however it is written. */
import type { Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, expect, inject, it } from 'vitest';
import { type SiteInParts, startSiteInParts } from '../site/parts.ts';
import { hydrated, setUpVisits } from '../visit.ts';
import { expectedErrors } from './failing-history.ts';
import type { Fault } from './fault.ts';
import { startSpoiled } from './spoiled.ts';

const visits = setUpVisits();
let site: SiteInParts;
let spoil: (fault: Fault) => Promise<void>;
let spoilNews: (fault: Fault) => Promise<void>;

beforeAll(async () => {
  site = await startSiteInParts(inject('filledState'));
  spoilNews = await startSpoiled(site, 'news');
  spoil = await startSpoiled(site, 'history');
});
afterAll(() => site.stop());
afterEach(() => Promise.all([spoil('none'), spoilNews('none')]));

const open = (path: string) => visits.open(path, { origin: site.url, expectedErrors });

const follow = (page: Page, section: string) =>
  page.getByRole('navigation', { name: 'Sections' }).getByText(section).click();

/** What the log says of History from now on. */
function logged(): () => unknown[] {
  const since = site.log.length;
  return () => site.log.slice(since).filter(({ section }) => section === 'history');
}

/** News and Home, in the same document, can be seen. */
async function neighboursAreThere(page: Page): Promise<void> {
  await follow(page, 'News');
  await page.getByRole('heading', { level: 1, name: 'News' }).waitFor();
  await page.getByRole('link', { name: 'Hockey Belongs In The Desert' }).first().click();
  await page.getByRole('heading', { name: 'Still howling' }).waitFor();
}

/** The edge has History's sheet: a page that finds it not there yet waits for it for half a second only. */
async function edgeHasSheet(): Promise<void> {
  const document = async () => (await fetch(`${site.url}/history/2011-12`)).text();
  await expect.poll(document, { timeout: 20_000 }).toContain('<style data-part-of="/mf/history/');
}

it('CSS hides every page: it applies to what is in its place', async () => {
  await spoil('CSS hides every page');
  await edgeHasSheet();
  const lines = logged();
  const page = await open('/history/2011-12');
  await page.getByRole('heading', { name: 'Phoenix Coyotes', level: 1 }).waitFor();
  const sheet = page.locator('style[data-part-of^="/mf/history/"]');
  expect(await sheet.textContent()).toContain('{body{display:none}');
  const looks = page.getByRole('article').evaluate((one) => getComputedStyle(one).containerType);
  expect(await looks).toBe('inline-size');
  await neighboursAreThere(page);
  expect(lines()).toEqual([]);
});

it('CSS hides every page: nor does a browser get it that asks for it', async () => {
  await spoil('CSS hides every page');
  const page = await open('/news');
  await hydrated(page);
  await follow(page, 'History');
  await page.getByRole('heading', { name: 'Coyotes Franchise History' }).waitFor();
  expect(await page.locator('link[rel="stylesheet"][href^="/mf/history/"]').count()).toBe(1);
  await neighboursAreThere(page);
});

it('CSS does not balance: the page can be read, without its looks', async () => {
  const lines = logged();
  await spoil('CSS does not balance');
  const page = await open('/history/2011-12');
  await page.getByText('You can read this page').waitFor();
  await page.getByRole('heading', { name: 'Phoenix Coyotes', level: 1 }).waitFor();
  const fault = expect.stringContaining('a } that closes nothing') as string;
  expect(lines()).toContainEqual(expect.objectContaining({ event: 'section.sheet', fault }));
  await neighboursAreThere(page);
});

it('CSS is missing: what would cover a card does not cover the page', async () => {
  await spoilNews('CSS is missing');
  const page = await open('/news');
  await page.getByText('You can read this page').waitFor();
  await page.getByRole('link', { name: 'Hockey Belongs In The Desert' }).first().click();
  await page.getByRole('heading', { name: 'Still howling' }).waitFor();
});
