/** Version skew on one site: the current build together with a possible next release. */
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { bundleWorkers } from '../../scripts/site/bundled-workers.ts';
import { edgeConfig, root, sectionConfigPath, listSectionNames } from '../../scripts/site/root.ts';
import { signUp } from '../accounts/account.ts';
import type { Copy } from '../dev/copy.ts';
import { watchScripts } from '../scripts.ts';
import { type Site, startSite } from '../site/whole.ts';
import { hydrated, setUpVisits } from '../visit.ts';
import { buildNextMajor, buildNextRelease, marks, SHARE } from './next-release.ts';

const READABLE = 'You can read this page';

const visits = setUpVisits();
let nextRelease: Copy;
let site: Site | undefined;

/** Starts a site with some parts of the next release: sections, or 'edge', which includes the shell. */
async function start(...ofNext: string[]) {
  const configs = ['edge', ...listSectionNames()].map((name) => {
    const current = name === 'edge' ? edgeConfig : sectionConfigPath(name);
    return ofNext.includes(name) ? current.replace(root, nextRelease.folder) : current;
  });
  site = await startSite({
    workers: await bundleWorkers(configs),
    filledState: inject('filledState'),
  });
}

beforeAll(async () => {
  nextRelease = await buildNextRelease();
});
afterAll(() => nextRelease.remove());

describe('today’s shell with sections of the next release', () => {
  beforeAll(() => start('history', 'news', 'store'));
  afterAll(() => site?.stop());

  const open = (path: string) =>
    visits.open(path, {
      origin: site!.url,
      expectedErrors: /did not load|exports no Added|already registered/,
    });

  it('a section with the same kit is hydrated', async () => {
    const page = await open('/history/2011-12');
    await hydrated(page);
    expect(await page.textContent('main')).toContain(marks.history);
    await page.locator('main a[href="/history"]').first().click();
    await page.getByRole('heading', { name: 'Coyotes Franchise History' }).waitFor();
    expect(await page.textContent('main')).toContain(marks.history);
  });

  it('a section that needs exports which the kit lacks stays readable, on a full visit and from an open tab', async () => {
    const page = await open('/news');
    await page.getByText(READABLE).waitFor();
    expect(await page.textContent('main')).toContain(marks.news);
    expect(await page.getByRole('article').count()).toBeGreaterThan(1);

    await openSection(page, 'History');
    await page.getByRole('heading', { name: 'Coyotes Franchise History' }).waitFor();
    expect(await byFullNavigation(page, 'News')).toBe(true);
    await page.getByText(READABLE).waitFor();
    expect(await page.textContent('main')).toContain(marks.news);
  });

  it('a section with another kit is rendered in the browser, after a full navigation from an open tab', async () => {
    const page = await open('/history');
    await hydrated(page);
    expect(await byFullNavigation(page, 'Store')).toBe(true);
    await hydrated(page);
    expect(await page.getByText(READABLE).count()).toBe(0);
    await page.getByRole('article').first().getByRole('link').first().click();
    await page.getByRole('button', { name: 'More' }).waitFor();
    expect(await page.getByText(READABLE).count()).toBe(0);

    // Its form imports what the kit's forms do not export.
    await signUp(page);
    await page.goto('/merch/new');
    await page.getByText(READABLE).waitFor();
    await page.getByRole('button', { name: 'Create Item' }).waitFor();
  });
});

describe('the shell of the next release with sections of today', () => {
  beforeAll(() => start('edge', 'news'));
  afterAll(() => site?.stop());

  it('a section of today and a section of the next release share one React and one kit', async () => {
    const page = await visits.open('about:blank');
    const watched = watchScripts(page);
    await page.goto(`${site!.url}/history/2011-12`);
    await hydrated(page);
    expect(await page.textContent('h1')).toBe('Phoenix Coyotes 2011-12 (42-27-13)');
    expect(await page.textContent('main')).not.toContain(marks.history);

    await page.evaluate(() => Object.assign(window, { stayed: true }));
    await openSection(page, 'News');
    await page.getByText(marks.news).waitFor();
    await page.goBack();
    await page.getByRole('heading', { name: 'Phoenix Coyotes', level: 1 }).waitFor();
    expect(await page.evaluate(() => 'stayed' in window)).toBe(true);

    const scripts = await watched();
    const kits = scripts.filter(({ text }) => /BroadcastChannel\(.session.\)/.test(text));
    const reacts = scripts.filter(({ text }) => text.includes('react.dev/errors/'));
    expect(kits).toHaveLength(1);
    expect(reacts).toHaveLength(1);
    const sections = scripts.map(({ path }) => /^\/mf\/(\w+)\//.exec(path)?.[1]);
    expect(new Set(sections.filter(Boolean))).toEqual(new Set(['history', 'news']));
  });

  it('a section of an earlier build renders completely with the current kit', async () => {
    const page = await visits.open('about:blank', { origin: site!.url });
    await page.addInitScript(watchHeading);
    await page.goto('/history/2011-12');
    await page.getByRole('button', { name: SHARE }).waitFor();
    await hydrated(page);
    expect(await page.evaluate(() => document.body.dataset['heading'])).toBe('there');
    const forwards = page.getByRole('table', { name: 'Forwards' });
    await forwards.getByRole('link', { name: 'Games played' }).click();
    await page.locator('[aria-sort]').first().waitFor();
  });
});

describe('the next major of the kit with the sections of today', () => {
  beforeAll(async () => {
    await buildNextMajor(nextRelease);
    await start('edge');
  });
  afterAll(() => site?.stop());

  const open = (path: string) =>
    visits.open(path, { origin: site!.url, expectedErrors: /did not load/ });

  it.each(['/merch', '/merch/14', '/news/3', '/memories', '/history/2011-12'])(
    'the page %s of an earlier build can be read, although its script does not run',
    async (path) => {
      const page = await open('about:blank');
      let documents = 0;
      page.on('request', (request) => (documents += Number(request.isNavigationRequest())));
      const response = await page.goto(path);
      expect(response!.status()).toBe(200);
      await page.getByText(READABLE).waitFor();
      expect(await page.locator('main h1').count()).toBe(1);
      // Controls that need a script are not shown, and the page does not reload in a loop.
      expect(
        await page.getByRole('button', { name: /^(Share|More)$|(image|photo)$/ }).count(),
      ).toBe(0);
      await page.getByRole('button', { name: 'Try again' }).click();
      await page.getByRole('button', { name: 'Try again' }).waitFor();
      expect(documents).toBe(1);
    },
  );

  it('links and forms of a section of an earlier build work although its script does not run', async () => {
    const page = await open('/news');
    await page.getByText(READABLE).waitFor();
    await signUp(page);
    await page.goto('/news/new');
    await page.getByText(READABLE).waitFor();
    await page.getByLabel('Title').fill('A trade');
    await page.getByLabel('Details').fill('It is said.');
    await page.getByRole('button', { name: 'Post', exact: true }).click();
    await page.waitForURL(/\/news\/\d+$/);
    await page.getByRole('heading', { name: 'A trade' }).waitFor();
    // The sentence moves what is below it: a link that moves between press and release is not followed.
    await page.getByText(READABLE).waitFor();
    await page.getByRole('link', { name: 'Back to News' }).click();
    await page.waitForURL(/\/news$/);
    await page.getByRole('link', { name: 'A trade' }).first().waitFor();
  });
});

/** Opens a section by the navigation of the shell. */
async function openSection(page: Page, label: string): Promise<void> {
  await page.getByRole('navigation', { name: 'Sections' }).getByText(label).click();
}

/** Opens a section by a document request, and waits for its heading. @returns whether the document was replaced */
async function byFullNavigation(page: Page, label: string): Promise<boolean> {
  await page.evaluate(() => Object.assign(window, { stayed: true }));
  const document = page.waitForResponse((response) => response.request().isNavigationRequest());
  await openSection(page, label);
  expect((await document).status()).toBe(200);
  await page.locator('main h1').waitFor();
  return page.evaluate(() => !('stayed' in window));
}

/** Records whether the heading, once shown, is in every later frame: 'there' or 'was gone'. */
function watchHeading(): void {
  requestAnimationFrame(function look() {
    const { dataset } = document.body ?? { dataset: {} };
    const isThere = document.querySelector('main h1') !== null;
    if (isThere) dataset['heading'] ??= 'there';
    else if (dataset['heading'] !== undefined) dataset['heading'] = 'was gone';
    requestAnimationFrame(look);
  });
}
