/** A file that was changed on its way never runs, however it is requested, and the part of the page says so. */
import type { SectionManifest } from '@desert/contract/pages/page';
import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { signUp } from '../accounts/account.ts';
import { federated, hydrated, idle, setUpVisits } from '../visit.ts';
import { follow, hydrateByUse, season, SEASON } from './failing-site.ts';

const visits = setUpVisits();

const SECTION_SCRIPT = /\/mf\/history\/.*section-[^/]+\.js$/;

const expectedErrors =
  /valid digest|Integrity-Policy|already registered|did not load|threw \((code|component)\)|dynamically imported module|Failed to load resource/;

/** workerd may close an idle connection just when Playwright reuses it. */
const FETCH = { maxRetries: 2 };

const openPage = (path = 'about:blank') => visits.open(path, { expectedErrors });

/** Changes files on their way: scripts then set `window.changed`, sheets hide the page. @returns a function to stop */
async function change(page: Page, file: RegExp): Promise<() => Promise<void>> {
  await page.route(file, async (route) => {
    const response = await route.fetch(FETCH);
    const more = file.source.includes('css') ? '\nbody{display:none}' : '\n;window.changed=true';
    await route.fulfill({ response, body: (await response.text()) + more });
  });
  return () => page.unroute(file);
}

const ran = (page: Page) => page.evaluate(() => 'changed' in window);
const readable = (page: Page) => page.getByText('You can read this page').waitFor();
const press = (page: Page, link: string) => page.getByRole('link', { name: link }).first().click();

it('a page whose section script was tampered with stays readable, and recovers on a retry', async () => {
  const page = await openPage();
  const restore = await change(page, SECTION_SCRIPT);
  await page.goto(SEASON);
  await hydrateByUse(page);
  await readable(page);
  expect(await ran(page)).toBe(false);
  await restore();
  await page.getByText('Try again', { exact: true }).click();
  await hydrated(page);
  expect(await ran(page)).toBe(false);
});

it('a section script that was tampered with does not run after a navigation, and the page reports a fault', async () => {
  const page = await openPage('/news');
  await hydrated(page);
  await change(page, /\/mf\/history\/.*\.js$/);
  await follow(page, 'History');
  await page.getByText('is having a rough shift').waitFor();
  expect(await ran(page)).toBe(false);
  await follow(page, 'News');
  await page.getByRole('heading', { level: 1, name: 'News' }).waitFor();
});

it.each<[string, RegExp, stands: (page: Page) => Promise<void>]>([
  ["a section's", /\/mf\/history\/.*\.css$/, readable],
  ["the shell's", /^http:..[^/]+\/assets\/style-[^/]+\.css$/, hydrated],
])('if %s style sheet was tampered with, the page stays readable', async (_, file, stands) => {
  const page = await openPage();
  await change(page, file);
  await page.goto(SEASON);
  await stands(page);
  await season(page).waitFor();
});

it('no script runs without a known hash', async () => {
  const page = await openPage();
  // With this policy, Chromium blocks every script without an integrity hash.
  await page.route('**', async (route) => {
    if (route.request().resourceType() !== 'document') return route.continue();
    const response = await route.fetch(FETCH);
    const policy = { 'integrity-policy': 'blocked-destinations=(script)' };
    return route.fulfill({ response, headers: { ...response.headers(), ...policy } });
  });
  const errors: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error') errors.push(message.text());
  });
  await page.goto('/news');
  await signUp(page);
  await page.reload();
  await hydrated(page);
  await federated(page, 'news');
  await press(page, 'Make a new post');
  await page.getByRole('textbox').first().waitFor();
  await follow(page, 'History');
  await page.getByRole('heading', { name: 'Coyotes Franchise History' }).waitFor();
  await press(page, 'Leaders');
  await page.getByRole('heading', { level: 1, name: 'Franchise leaders' }).waitFor();
  expect(errors).toEqual([]);
  await page.goto('/merch/new');
  await hydrated(page);
  await press(page, 'Hockey Belongs In The Desert');
  await page.getByRole('heading', { name: 'Still howling' }).waitFor();
  expect(errors).toEqual([]);
  const published = await page.request.get('/mf/news/section.json');
  const { entry } = (await published.json()) as SectionManifest;
  // As text, since Vitest replaces every `import()` in this file.
  const strange = `import('${entry}?unknown').then(() => 'ran', () => 'refused')`;
  expect(await page.evaluate(strange)).toBe('refused');
  await idle(page);
});
