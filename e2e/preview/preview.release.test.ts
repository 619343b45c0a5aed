/** A preview of News, from its deployment to the end of the visit. */
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import { readPreview } from '../../worker/pages/preview/token.ts';
import { painted, violations } from '../axe.ts';
import { watchShifts } from '../shifts.ts';
import { hydrated, setUpVisits } from '../visit.ts';
import { type Platform, PREVIEW_KEY, startPlatform } from './platform.ts';

const visits = setUpVisits();
let platform: Platform;
let link: string;

beforeAll(async () => {
  platform = await startPlatform(inject('filledState'), 'Newer');
  link = await platform.preview();
});
afterAll(() => platform.stop());

const openPage = (path: string, options = {}) =>
  visits.open(path, { origin: platform.url, ...options });
const heading = (page: Page) => page.locator('h1').textContent();
const bar = (page: Page) => page.getByRole('complementary', { name: 'Preview' });
const sections = (page: Page) => page.getByRole('navigation', { name: 'Sections' });

it('the link of a preview works for a week, and the files of the preview’s build are archived', async () => {
  const token = new URL(link).searchParams.get('token')!;
  const { build, expires } = (await readPreview(token, PREVIEW_KEY))!;
  expect((expires - Date.now()) / 86_400_000).toBeCloseTo(7, 1);
  expect(platform.archived()).toContain(`mf/news/${build}/remoteEntry.js`);
});

it('a stranger with the link sees the preview until they end it', async () => {
  const page = await openPage(link);
  await hydrated(page);
  expect(new URL(page.url()).pathname).toBe('/news');
  expect(await heading(page)).toBe('Newer');
  expect(await bar(page).textContent()).toMatch(
    /^Preview You’re previewing build \w{10} of News, not the live version/,
  );
  const builds = await page.locator('meta[name="builds"]').getAttribute('content');
  const [, build] = /build (\w+)/.exec((await bar(page).textContent())!)!;
  expect(builds).toContain(`news ${build}`);

  const other = await openPage('/news');
  await hydrated(other);
  expect([await heading(other), await bar(other).count()]).toEqual(['News', 0]);

  // In the same document: to a post, to another section, and back.
  await page.evaluate(() => Object.assign(window, { stayed: true }));
  await page.getByRole('article').first().getByRole('heading').getByRole('link').click();
  await page.getByRole('link', { name: 'Back to News' }).waitFor();
  await sections(page).getByText('History').click();
  await page.getByRole('heading', { name: 'Coyotes Franchise History' }).waitFor();
  await bar(page).waitFor();
  await sections(page).getByText('News').click();
  await page.getByRole('heading', { level: 1, name: 'Newer' }).waitFor();
  expect(await page.evaluate(() => 'stayed' in window)).toBe(true);
  // From a page of another section, which has the preview's manifest of News.
  await page.goto(`${platform.url}/history`);
  await hydrated(page);
  await bar(page).waitFor();
  await sections(page).getByText('News').click();
  await page.getByRole('heading', { level: 1, name: 'Newer' }).waitFor();
  await page.getByRole('article').first().getByRole('heading').getByRole('link').click();
  await page.getByRole('link', { name: 'Back to News' }).waitFor();
  const post = page.url();

  await bar(page).getByRole('button', { name: 'End preview' }).click();
  await bar(page).waitFor({ state: 'detached' });
  expect(page.url()).toBe(post);
  await page.goto(`${platform.url}/news`);
  expect([await heading(page), await bar(page).count()]).toEqual(['News', 0]);
});

it('a preview works without scripts', async () => {
  const page = await openPage(link, { javaScriptEnabled: false });
  expect(await heading(page)).toBe('Newer');
  await bar(page).getByRole('button', { name: 'End preview' }).click();
  expect([page.url(), await heading(page)]).toEqual([`${platform.url}/news`, 'News']);
});

it('the bar of a preview is above the page, on a phone and in a wide window', async () => {
  const page = await openPage(link);
  const shifts = await watchShifts(page);
  for (const width of [390, 1280]) {
    await page.setViewportSize({ width, height: 844 });
    await page.goto(`${platform.url}/news`);
    await hydrated(page);
    const [above, header] = await Promise.all(
      [bar(page), page.getByRole('banner')].map((part) => part.boundingBox()),
    );
    expect(above).toMatchObject({ x: 0, y: 0, width });
    expect(header!.y).toBe(above!.height);
    expect(await shifts()).toEqual([]);
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme });
      await painted(page);
      expect([width, colorScheme, ...(await violations(page))]).toEqual([width, colorScheme]);
    }
  }
});
