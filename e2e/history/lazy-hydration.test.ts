/** Pages that are hydrated when a control is used: docs/decisions/0088-lazy-hydration.md */
import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { hydrated, idle, setUpVisits } from '../visit.ts';

const visits = setUpVisits();

const SEASON = '/history/2011-12';
const DATA = '/api/history/teams/2011-12/';

const forwards = (page: Page) => page.getByRole('table', { name: 'Forwards' });
const firstRow = (page: Page) => forwards(page).locator('tbody tr').first().textContent();

/** Opens a season and collects the requests for data and for the section's scripts. */
async function openSeason(): Promise<{ page: Page; requests: string[] }> {
  const page = await visits.open('about:blank');
  const requests: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.startsWith('/api/') || /^\/mf\/history\/.*\.js$/.test(pathname))
      requests.push(pathname);
  });
  await page.goto(SEASON);
  await hydrated(page);
  return { page, requests };
}

it.each([
  [SEASON, '/marc-antoine-pouliot'],
  ['/history/players', '/ramzi-abid'],
])('the document of %s has its content once', async (path, canary) => {
  const page = await visits.open('about:blank');
  const response = await page.goto(path);
  await hydrated(page);
  const html = (await response?.text()) ?? '';
  expect(html.split(canary)).toHaveLength(2);
  expect(html).not.toContain('"responses":{"');
});

it('a season that is only read loads neither code nor data of its section', async () => {
  const { page, requests } = await openSeason();
  await page.mouse.wheel(0, 2000);
  await idle(page);
  expect(requests).toEqual([]);
});

it('a press on a heading hydrates the page and sorts the table', async () => {
  const { page, requests } = await openSeason();
  const before = await firstRow(page);
  await forwards(page).getByRole('link', { name: 'Penalty minutes' }).click();
  await page.waitForFunction(() => window.location.search === '?forwards=pims-descending');
  expect(await firstRow(page)).not.toBe(before);
  expect(requests.filter((path) => path === DATA)).toHaveLength(1);
  expect(await page.evaluate(() => performance.getEntriesByType('navigation').length)).toBe(1);
  await forwards(page).getByRole('link', { name: 'Penalty minutes' }).click();
  await page.waitForFunction(() => window.location.search === '?forwards=pims-ascending');
});

it('Back to a page that was left as HTML shows it where it was, without waiting', async () => {
  const { page } = await openSeason();
  const player = forwards(page).getByRole('link', { name: 'Shane Doan' });
  await player.scrollIntoViewIfNeeded();
  const left = await page.evaluate(() => window.scrollY);
  const read = page.waitForResponse((response) => response.url().endsWith(DATA));
  await player.click();
  await page.getByRole('heading', { name: 'Shane Doan', level: 1 }).waitFor();
  await (await read).finished();
  await idle(page);
  await page.goBack();
  await forwards(page).waitFor();
  await page.waitForFunction((y) => Math.abs(window.scrollY - y) < 2, left);
  expect(await page.title()).toMatch(/^2011-12/);
});
