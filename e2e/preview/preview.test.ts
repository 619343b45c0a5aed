/** A version of News that is not live, from the command that deploys it to the end of the visit. */
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, beforeEach, expect, inject, it } from 'vitest';
import { signPreview } from '../../worker/preview/token.ts';
import { violations } from '../axe.ts';
import { watchShifts } from '../shifts.ts';
import { federated, hydrated, setUpVisits } from '../visit.ts';
import { type Platform, PREVIEW_KEY, startPlatform, WORKER } from './platform.ts';

const visits = setUpVisits();
let platform: Platform;
let link: string;
/** What is in service with the preview. */
let split: { version_id: string; percentage: number }[];

beforeAll(async () => {
  platform = await startPlatform(inject('filledState'), 'Newer');
  link = await platform.preview();
  split = platform.cloudflare.deployments(WORKER)[0]!.versions;
}, 300_000);
afterAll(() => platform.stop());
beforeEach(() => platform.cloudflare.deploy(WORKER, split));

const open = (path: string, options = {}) =>
  visits.open(path, { origin: platform.url, ...options });
const heading = (page: Page) => page.locator('h1').textContent();
const bar = (page: Page) => page.getByRole('complementary', { name: 'Preview' });
const sections = (page: Page) => page.getByRole('navigation', { name: 'Sections' });

it('shows a stranger with the link what nobody else sees, until they end it', async () => {
  const page = await open(link);
  await hydrated(page);
  expect(new URL(page.url()).pathname).toBe('/news');
  expect(await heading(page)).toBe('Newer');
  expect(await bar(page).textContent()).toMatch(
    /^Preview You see build \w{10} of News, not the live one/,
  );
  const builds = await page.locator('meta[name="builds"]').getAttribute('content');
  const [, build] = /build (\w+)/.exec((await bar(page).textContent())!)!;
  expect(builds).toContain(`news ${build}`);

  const other = await open('/news');
  await hydrated(other);
  expect([await heading(other), await bar(other).count()]).toEqual(['News', 0]);

  // In the same document: by a click to a post, another section and back.
  await page.evaluate(() => Object.assign(window, { stayed: true }));
  await page.getByRole('article').first().getByRole('heading').getByRole('link').click();
  await page.getByRole('link', { name: 'Back to News' }).waitFor();
  await sections(page).getByText('History').click();
  await page.getByRole('heading', { name: 'Coyotes Franchise History' }).waitFor();
  await bar(page).waitFor();
  await sections(page).getByText('News').click();
  await page.getByRole('heading', { level: 1, name: 'Newer' }).waitFor();
  expect(await page.evaluate(() => 'stayed' in window)).toBe(true);
  // From a page of another section, which knows News from the preview's manifest.
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

it('works without scripts', async () => {
  const page = await open(link, { javaScriptEnabled: false });
  expect(await heading(page)).toBe('Newer');
  await bar(page).getByRole('button', { name: 'End preview' }).click();
  expect([page.url(), await heading(page)]).toEqual([`${platform.url}/news`, 'News']);
});

it('says so where the version is not in service any more', async () => {
  const page = await open(link);
  await federated(page, 'news');
  platform.cloudflare.deploy(WORKER, [{ version_id: platform.live, percentage: 100 }]);
  await page.reload();
  await hydrated(page);
  expect(await heading(page)).toBe('News');
  expect(await bar(page).textContent()).toMatch(
    /Build \w{10} of News is not in service: you see the live one\./,
  );
});

it('refuses a link that is forged or over', async () => {
  const told = { section: 'news', worker: WORKER, version: 'x', build: 'x' };
  const expires = Date.now();
  const tokens = [
    await signPreview({ ...told, expires: expires + 60_000 }, 'another secret'),
    await signPreview({ ...told, expires }, PREVIEW_KEY),
  ];
  for (const token of tokens) {
    const page = await open('/news');
    // Not shown: a browser asks for the icon of a page that is text, when it pleases.
    const refused = await page.request.get(`${platform.url}/preview?token=${token}`);
    expect(refused.status()).toBe(403);
    expect(await refused.text()).toContain('This link to a preview is not valid');
    await page.reload();
    expect([await heading(page), await bar(page).count()]).toEqual(['News', 0]);
  }
});

it.each([
  { width: 390, colorScheme: 'light' },
  { width: 390, colorScheme: 'dark' },
  { width: 1280, colorScheme: 'light' },
  { width: 1280, colorScheme: 'dark' },
] as const)(
  'has a bar above the page, $width wide and $colorScheme',
  async ({ width, colorScheme }) => {
    const page = await open(link, { viewport: { width, height: 844 }, colorScheme });
    const shifts = await watchShifts(page);
    await page.goto(`${platform.url}/news`);
    await hydrated(page);
    const [above, header] = await Promise.all(
      [bar(page), page.getByRole('banner')].map((part) => part.boundingBox()),
    );
    expect(above).toMatchObject({ x: 0, y: 0, width });
    expect(header!.y).toBe(above!.height);
    expect(await shifts()).toEqual([]);
    expect(await violations(page)).toEqual([]);
  },
);
