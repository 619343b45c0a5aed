import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import { type SiteInParts, startSiteInParts } from '../site/parts.ts';
import { hydrated, setUpVisits } from '../visit.ts';

const visits = setUpVisits();
let site: SiteInParts;

beforeAll(async () => {
  site = await startSiteInParts(inject('filledState'));
});
afterAll(() => site.stop());

const stopped = () => ({ origin: site.url, expectedErrors: /503|did not load/ });

it('leaves shell, nav and home working, says so, and comes back without a reload', async () => {
  const page = await visits.open('/history/2011-12', stopped());
  await hydrated(page);
  const response = await page.reload();
  expect(response!.status()).toBe(503);
  await page.getByRole('link', { name: 'Try again' }).click();
  await page.getByText('Trying again...').waitFor({ state: 'hidden' });

  await page
    .getByRole('link', { name: /Hockey Belongs/ })
    .first()
    .click();
  await page.getByRole('heading', { level: 1, name: /howling/i }).waitFor();
  await page.goBack();

  await page.evaluate(() => Object.assign(window, { stayed: true }));
  await site.startSection('history');
  await page.getByRole('link', { name: 'Try again' }).click();
  await page.getByRole('heading', { name: 'Phoenix Coyotes' }).waitFor();
  expect(await page.evaluate(() => 'stayed' in window)).toBe(true);
});

it('comes back by a navigation as well', async () => {
  await site.stopSection('history');
  const page = await visits.open('/', stopped());
  await hydrated(page);
  // What is new there is missing from home, and nothing else is.
  const today = page.getByRole('region', { name: 'History' });
  await today.getByText('History did not answer just now.').waitFor();
  const nav = page.getByRole('navigation', { name: 'Sections' });
  await nav.getByText('History').click();
  await page.getByRole('link', { name: 'Try again' }).waitFor();
  await site.startSection('history');
  await page.getByRole('link', { name: 'Try again' }).click();
  await page.getByRole('heading', { name: 'Coyotes Franchise History' }).waitFor();
  await page.getByRole('link', { name: 'Hockey Belongs In The Desert' }).click();
  await today.getByText('Season of the day').waitFor();
});
