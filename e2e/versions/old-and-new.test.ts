/** Releases of different days on one site: what is built now, and what could be built next. */
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { edgeConfig, root, sectionConfig, sectionNames } from '../../scripts/site/root.ts';
import type { Copy } from '../dev/copy.ts';
import { watchScripts } from '../scripts.ts';
import { type Site, startSite } from '../site/whole.ts';
import { hydrated, setUpVisits } from '../visit.ts';
import { buildNextRelease, marks } from './next-release.ts';

const visits = setUpVisits();
let nextRelease: Copy;
let site: Site | undefined;

/** Starts a site on which some are of the next release: 'edge' with the shell, or sections. */
async function start(...ofNext: string[]) {
  const configs = ['edge', ...sectionNames()].map((name) => {
    const current = name === 'edge' ? edgeConfig : sectionConfig(name);
    return ofNext.includes(name) ? current.replace(root, nextRelease.folder) : current;
  });
  site = await startSite(inject('filledState'), configs);
}

beforeAll(async () => {
  nextRelease = await buildNextRelease();
}, 120_000);
afterAll(() => nextRelease.remove());

describe('the current shell with sections of the next release', () => {
  beforeAll(() => start('history', 'news'));
  afterAll(() => site?.stop());

  it('runs the one that was built for its kit', async () => {
    const page = await visits.open('/history/2011-12', { origin: site!.url });
    await hydrated(page);
    expect(await page.textContent('main')).toContain(marks.history);
    await page.locator('main a[href="/history"]').first().click();
    await page.getByRole('heading', { name: 'Coyotes Franchise History' }).waitFor();
    expect(await page.textContent('main')).toContain(marks.history);
  });

  it('says of the one that needs a newer kit that it is not there, and stands', async () => {
    const page = await visits.open('/history', {
      origin: site!.url,
      expectedErrors: /503|did not load/,
    });
    await hydrated(page);
    const toNews = page.waitForResponse((answer) => answer.request().isNavigationRequest());
    await page.getByRole('navigation', { name: 'Sections' }).getByText('News').click();
    expect((await toNews).status()).toBe(503);
    await page.getByRole('heading', { name: 'News is having a rough shift' }).waitFor();
    expect(await page.textContent('main')).not.toContain(marks.news);
    await page.getByRole('navigation', { name: 'Sections' }).getByText('History').click();
    await page.getByRole('heading', { name: 'Coyotes Franchise History' }).waitFor();
  });
});

describe('the next shell with a current section and a next one', () => {
  beforeAll(() => start('edge', 'news'));
  afterAll(() => site?.stop());

  it('runs both, on one React and one kit', async () => {
    const page = await visits.open('about:blank');
    const watched = watchScripts(page);
    await page.goto(`${site!.url}/history/2011-12`);
    await hydrated(page);
    expect(await page.textContent('h1')).toBe('Phoenix Coyotes 2011-12 (42-27-13)');
    expect(await page.textContent('main')).not.toContain(marks.history);

    await page.evaluate(() => Object.assign(window, { stayed: true }));
    await page.getByRole('navigation', { name: 'Sections' }).getByText('News').click();
    await page.getByText(marks.news).waitFor();
    await page.goBack();
    await page.getByRole('heading', { name: 'Phoenix Coyotes' }).waitFor();
    expect(await page.evaluate(() => 'stayed' in window)).toBe(true);

    const scripts = await watched();
    const kits = scripts.filter(({ text }) => /BroadcastChannel\(.session.\)/.test(text));
    const reacts = scripts.filter(({ text }) => text.includes('react.dev/errors/'));
    expect(kits).toHaveLength(1);
    expect(reacts).toHaveLength(1);
    const sections = scripts.map(({ path }) => /^\/mf\/(\w+)\//.exec(path)?.[1]);
    expect(new Set(sections.filter(Boolean))).toEqual(new Set(['history', 'news']));
  });

  it('renders the page of the next one at the edge, too', async () => {
    const page = await visits.open('/news', { origin: site!.url });
    await hydrated(page);
    expect(await page.textContent('main')).toContain(marks.news);
  });
});
