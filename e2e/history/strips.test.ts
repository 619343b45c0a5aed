/** A season's page shows the records of other sections with its tag. */
import { type APIRequestContext, type Locator, type Page, request } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { newAccount } from '../accounts/account.ts';
import { watchShifts } from '../shifts.ts';
import { siteUrl } from '../site/url.ts';
import { hydrated, idle, setUpVisits, takenOver } from '../visit.ts';

const visits = setUpVisits();

const SEASON = '/history/2011-12';

const strips = (page: Page) => page.getByRole('region', { name: 'From the fans' });
const strip = (page: Page, label: string) =>
  strips(page).getByRole('region', { name: label, exact: true });
const firstRecord = (page: Page, label: string) =>
  strip(page, label).getByRole('heading', { level: 4 }).first().getByRole('link');

/** An item, a post and a memory to tag with two seasons, by the names of their lists in the API. */
const RECORDS = {
  merch: { name: 'A program of that year', description: 'Read once, and kept flat.', price: 5 },
  news: { title: 'Who was there that year?', details: 'Tell where you sat.' },
  memories: { title: 'The last home game of that year', details: 'We stood until the end.' },
};

let fan: APIRequestContext;
const createdPaths: string[] = [];

beforeAll(async () => {
  const extraHTTPHeaders = { 'sec-fetch-site': 'same-origin' };
  const options = { baseURL: siteUrl(), extraHTTPHeaders, failOnStatusCode: true };
  fan = await request.newContext(options);
  await fan.post('/api/auth/signup', { data: newAccount() });
  const tags = ['2011-12', '2003-04'].map((id) => ({ kind: 'season', id }));
  for (const [list, record] of Object.entries(RECORDS)) {
    const response = await fan.post(`/api/${list}/new/`, { data: { ...record, tags } });
    const { id } = (await response.json()) as { id: number };
    createdPaths.push(`/api/${list}/${id}/delete/`);
  }
});
// Other tests use the same home page.
afterAll(async () => {
  for (const address of createdPaths) await fan.delete(address);
  await fan.dispose();
});

const SECTIONS = [
  ['Store', '/merch', 'Sell an item'],
  ['News', '/news', 'Start a discussion'],
  ['Memories', '/memories', 'Share a memory'],
] as const;

it('a season’s page links without scripts to tagged records, to the lists of them, and to new ones', async () => {
  const page = await visits.open(SEASON, {
    javaScriptEnabled: false,
    viewport: { width: 1280, height: 900 },
  });
  const widthOf = (place: Locator) =>
    place.evaluate((entry) => entry.getBoundingClientRect().width);
  // The last of three fills its row.
  expect(await widthOf(strip(page, 'Memories'))).toBe(await widthOf(strips(page)));
  for (const [label, path, action] of SECTIONS) {
    await firstRecord(page, label).waitFor();
    const list = strip(page, label).getByRole('link', { name: label, exact: true });
    expect(await list.getAttribute('href')).toBe(`${path}?tag=season:2011-12`);
    const form = strips(page).getByRole('link', { name: action, exact: true });
    expect(await form.getAttribute('href')).toBe(`${path}/new?tag=season:2011-12`);
  }
  await strip(page, 'News').getByRole('link', { name: 'News', exact: true }).click();
  await page.getByRole('link', { name: 'Remove filter Tagged: 2011-12' }).click();
  expect(page.url()).toMatch(/\/news$/);
});

it('the tagged records on a season’s page load no code of other sections, and request no data', async () => {
  const page = await visits.open('about:blank');
  const requests: string[] = [];
  page.on('request', (request) => requests.push(new URL(request.url()).pathname));
  await page.goto(SEASON);
  await hydrated(page);
  await takenOver(strips(page).getByRole('link', { name: 'Start a discussion' }));
  await idle(page);
  await firstRecord(page, 'News').waitFor();
  expect(
    requests.filter((path) => /^\/(api|widgets|mf\/(?!history|\w+\/section.json$))/.test(path)),
  ).toEqual([]);
});

it('tagged records that load late on a season’s page cause no layout shift', async () => {
  const page = await visits.open('about:blank', { viewport: { width: 390, height: 844 } });
  const shifts = await watchShifts(page);
  const held = Promise.withResolvers<void>();
  await page.route('**/widgets/tagged/store?*', async (route) => {
    await held.promise;
    await route.continue();
  });
  await page.goto('/history');
  await hydrated(page);
  await page.getByRole('link', { name: '2003-04', exact: true }).click();
  await strips(page).getByText('Loading...').first().scrollIntoViewIfNeeded();
  const before = (await shifts()).length;
  expect(await strip(page, 'News').isVisible()).toBe(false);
  held.resolve();
  await firstRecord(page, 'News').waitFor();
  await idle(page);
  expect((await shifts()).slice(before)).toEqual([]);
});
