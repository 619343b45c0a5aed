/** Whatever is wrong with a section, a page of History loses its strip and nothing else. */
import type { Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, expect, inject, it } from 'vitest';
import { tellOf } from '../history/told.ts';
import { type SiteInParts, startSiteInParts } from '../site/parts.ts';
import { hydrated, setUpVisits } from '../visit.ts';
import { expectedErrors, SEASON, season, sorts, visit } from './failing-history.ts';
import type { Fault } from './fault.ts';
import { startSpoiled } from './spoiled.ts';

const visits = setUpVisits();
let site: SiteInParts;
let spoil: (fault: Fault) => Promise<void>;

beforeAll(async () => {
  site = await startSiteInParts(inject('filledState'));
  [spoil] = await Promise.all([
    startSpoiled(site, 'news'),
    site.startSection('history'),
    site.startSection('memories'),
  ]);
  await tellOf(site.url, '2011-12');
});
afterAll(() => site.stop());
afterEach(() => spoil('none'));

const open = () => visits.open('about:blank', { origin: site.url, expectedErrors });

const strip = (page: Page, label: string) => page.getByRole('region', { name: label, exact: true });
const records = (page: Page, label: string) => strip(page, label).getByRole('listitem');

/** The season's page is there and works, with the strip of Memories. */
async function restWorks(page: Page): Promise<void> {
  await hydrated(page);
  await season(page).waitFor();
  await records(page, 'Memories').first().waitFor();
  await sorts(page);
  await page.getByRole('contentinfo').waitFor();
}

/** A line of the log about the strip of News, now or soon. */
async function logged(since: number, event: string, fault: RegExp): Promise<void> {
  const lines = () => site.log.slice(since);
  const line = { event, section: 'news', widget: 'tagged' };
  await expect
    .poll(lines, { timeout: 10_000 })
    .toContainEqual(expect.objectContaining({ ...line, fault: expect.stringMatching(fault) }));
}

/** After the fault is over, 'Try again' brings the strip, in the same document. */
async function comesBack(page: Page): Promise<void> {
  await page.evaluate(() => Object.assign(window, { stayed: true }));
  await strip(page, 'News').getByRole('button', { name: 'Try again' }).click();
  await records(page, 'News').first().waitFor();
  expect(await strip(page, 'News').getByText('did not answer').count()).toBe(0);
  expect(await page.evaluate(() => 'stayed' in window)).toBe(true);
}

it('not running: its strip says so, and comes back', async () => {
  const since = site.log.length;
  await site.stopSection('news');
  const page = await open();
  try {
    expect(await visit(page)).toBe(200);
    await strip(page, 'News').getByText('News did not answer just now.').waitFor();
    await restWorks(page);
    await logged(since, 'section.fragment', /answered 503|connection lost/);
  } finally {
    spoil = await startSpoiled(site, 'news');
  }
  await comesBack(page);
});

it.each<[Fault, RegExp]>([
  ['answers 500', /answered 500/],
  ['hangs', /no answer within 1000 ms/],
  ['names the status 204', /no head/],
])('%s: its strip says so, and comes back', async (fault, reason) => {
  const since = site.log.length;
  await spoil(fault);
  const page = await open();
  const triedByItself = page.waitForResponse('**/widgets/tagged/news?*');
  expect(await visit(page)).toBe(200);
  await strip(page, 'News').getByText('News did not answer just now.').waitFor();
  await restWorks(page);
  await logged(since, 'section.fragment', reason);
  expect((await triedByItself).status()).toBe(503);
  await spoil('none');
  await comesBack(page);
});

it('hangs: the page is there before that is known', async () => {
  await spoil('hangs');
  const response = await fetch(site.url + SEASON, { headers: { 'accept-encoding': 'identity' } });
  const began = performance.now();
  let html = '';
  let ofPage: number | undefined;
  for await (const part of response.body!.pipeThrough(new TextDecoderStream())) {
    html += part;
    if (html.includes('Ray Whitney')) ofPage ??= performance.now() - began;
  }
  const whole = performance.now() - began;
  expect(html).toContain('News did not answer just now.');
  expect(whole - ofPage!).toBeGreaterThan(500);
});

it.each<[Fault, RegExp]>([
  ['HTML stops', /no answer within 1000 ms/],
  ['HTML drips', /no answer within 1000 ms/],
  ['HTML never ends', /more than 1000000 bytes/],
  ['HTML leaves elements open', /no <\/textarea><\/template><\/div>/],
  ['HTML ends what is around it', /a <\/div> that ends nothing/],
  ['HTML makes the rest text', /a <plaintext> out of place/],
])('%s: its strip is what came of it, in its place', async (fault, reason) => {
  const since = site.log.length;
  await spoil(fault);
  const page = await open();
  expect(await visit(page)).toBe(200);
  await restWorks(page);
  await logged(since, 'section.broken-off', reason);
  await strip(page, 'News').getByRole('link', { name: 'Start a discussion' }).waitFor();
});

it('answers 500 after a navigation in the tab: its strip alone says so', async () => {
  await spoil('answers 500');
  const page = await visits.open('/history', { origin: site.url, expectedErrors });
  await hydrated(page);
  await page.getByRole('link', { name: '2011-12', exact: true }).click();
  await strip(page, 'News').getByText('News did not answer just now.').waitFor();
  await restWorks(page);
  await spoil('none');
  await comesBack(page);
});
