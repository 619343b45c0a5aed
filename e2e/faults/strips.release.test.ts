/** Whatever is wrong with a section, a page of History loses its strip and nothing else. */
import type { Page } from 'playwright-core';
import { beforeAll, expect, it } from 'vitest';
import { tellOf } from '../history/told.ts';
import { hydrated } from '../visit.ts';
import { inPage, season, SEASON, setUpFailingSite, sorts, visit } from './failing-site.ts';
import type { Fault } from './spoil.ts';

const failing = setUpFailingSite('memories');
const { open, spoil, logged } = failing;

beforeAll(async () => {
  await tellOf(failing.site.url, '2011-12');
});

const strip = (page: Page, label: string) => page.getByRole('region', { name: label, exact: true });
const records = (page: Page, label: string) => strip(page, label).getByRole('listitem');
const noAnswer = (page: Page) => strip(page, 'News').getByText('News did not answer just now.');

/** The season's page is there and works, with the strip of Memories. */
async function restWorks(page: Page): Promise<void> {
  await hydrated(page);
  await season(page).waitFor();
  await records(page, 'Memories').first().waitFor();
  await sorts(page);
  await page.getByRole('contentinfo').waitFor();
}

/** After the fault is over, 'Try again' brings the strip. */
async function comesBack(page: Page): Promise<void> {
  await inPage(page, async () => {
    await strip(page, 'News').getByRole('button', { name: 'Try again' }).click();
    await records(page, 'News').first().waitFor();
    expect(await noAnswer(page).count()).toBe(0);
  });
}

it('hangs: its strip says so, and comes back', async () => {
  await spoil('hangs', 'news');
  const page = await open();
  const triedByItself = page.waitForResponse('**/widgets/tagged/news?*');
  expect(await visit(page)).toBe(200);
  await noAnswer(page).waitFor();
  await restWorks(page);
  expect(await logged('section.fragment', /no answer within 1000 ms/, 'news')).toMatchObject({
    widget: 'tagged',
  });
  expect((await triedByItself).status()).toBe(503);
  await spoil('none', 'news');
  await comesBack(page);
});

it('hangs: the page is there before that is known', async () => {
  await spoil('hangs', 'news');
  const headers = { 'accept-encoding': 'identity' };
  const response = await fetch(failing.site.url + SEASON, { headers });
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
  ['HTML leaves elements open', /no <\/textarea><\/template><\/div>/],
  ['HTML ends what is around it', /a <\/div> that ends nothing/],
  ['HTML makes the rest text', /a <plaintext> out of place/],
])('%s: its strip is what came of it, in its place', async (fault, reason) => {
  await spoil(fault, 'news');
  const page = await open();
  expect(await visit(page)).toBe(200);
  await restWorks(page);
  await logged('section.broken-off', reason, 'news');
  await strip(page, 'News').getByRole('link', { name: 'Start a discussion' }).waitFor();
});

it('answers 500 after a navigation in the tab: its strip alone says so', async () => {
  await spoil('answers 500', 'news');
  const page = await open('/history');
  await hydrated(page);
  await page.getByRole('link', { name: '2011-12', exact: true }).click();
  await noAnswer(page).waitFor();
  await restWorks(page);
  await spoil('none', 'news');
  await comesBack(page);
});
