/** Without a connection: kept pages, what is listed, and what a log-out leaves. */
import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { callApi } from '../ask.ts';
import { makePost } from '../news/post.ts';
import { goTo, openSignedIn } from '../signed-in.ts';
import { hydrated, originOf, setUpVisits } from '../visit.ts';
import { comeBack, keptPaths } from './worker.ts';

const visits = setUpVisits();
const OFFLINE = { expectedErrors: /ERR_INTERNET_DISCONNECTED|ERR_FAILED|did not load|401|404|503/ };
const NO_CONNECTION = { level: 1, name: 'You’re offline' };

it('from the second visit on, pages that were read can be read offline', async () => {
  const page = await visits.open('/news', OFFLINE);
  await hydrated(page);
  expect(await countWorkers(page)).toBe(0);
  await comeBack(page);
  await page.getByRole('link', { name: 'Memories', exact: true }).first().click();
  await page.getByRole('heading', { level: 1 }).first().waitFor();
  await expect.poll(() => keptPaths(page)).toContain('/memories');
  await expect.poll(() => keptPaths(page), { timeout: 60_000 }).toContain('/history/2011-12');

  await page.context().setOffline(true);
  await page.goto('/memories');
  await page.getByText(/This copy of the page is from/).waitFor();
  await hydrated(page);
  await page.getByRole('link', { name: 'News', exact: true }).first().click();
  await page.getByText(/This copy of the page is from/).waitFor();
  expect(new URL(page.url()).pathname).toBe('/news');
  await page.goto('/history/players');
  await page.getByRole('heading', NO_CONNECTION).waitFor();
  await page.getByRole('heading', { name: 'Season tables' }).waitFor();
  await page.getByRole('link', { name: /2011-12/ }).click();
  await page.getByRole('heading', { level: 1, name: /Phoenix Coyotes/ }).waitFor();

  await page.context().setOffline(false);
  await page.goto('/memories');
  await hydrated(page);
  expect(await page.getByText(/This copy of the page is from/).count()).toBe(0);
});

it('a member can read saved records offline until a log-out deletes all copies', async () => {
  const { page } = await openSignedIn(visits, '/', OFFLINE);
  const id = await makePost(page);
  await callApi(page, 'POST', '/api/saved/', { kind: 'news', id });
  await comeBack(page);
  await expect.poll(() => keptPaths(page), { timeout: 60_000 }).toContain(`/news/${id}`);
  await page.context().setOffline(true);
  await page.goto('/merch/messages');
  await page.getByRole('heading', NO_CONNECTION).waitFor();
  await page.getByRole('heading', { name: 'Saved' }).waitFor();
  await goTo(page, `/news/${id}`);
  await page.getByRole('button', { name: /^Add (Another )?Comment/ }).click();
  await page.getByLabel('Leave Your Thoughts').fill('Written offline');
  await page.getByRole('button', { name: 'Post Comment' }).click();
  const waiting = page.getByRole('complementary', { name: 'Waiting to be sent' });
  await waiting.getByText('Comment: Written offline').waitFor();

  await page.context().setOffline(false);
  await goTo(page, '/');
  await waiting.waitFor({ state: 'hidden' });
  await goTo(page, `/news/${id}`);
  expect(await page.getByText('Written offline', { exact: true }).count()).toBe(1);
  await page.goto('/merch');
  await expect.poll(() => keptPaths(page)).toContain('/merch');
  await page.evaluate(() => fetch('/api/auth/passkey/options', { method: 'POST' }));
  await callApi(page, 'DELETE', `/api/news/${id}/delete/`);
  await page.goto(`/news/${id}`);
  await expect.poll(() => keptPaths(page)).not.toContain(`/news/${id}`);
  expect(await keptPaths(page)).toContain('/merch');
  await page.goto('/api/auth/logout');
  await hydrated(page);
  expect(new URL(page.url()).hash).toBe('');
  expect(await keptPaths(page)).not.toContain('/merch');
});

it('the offline copies of a member’s pages are deleted when the next page has another viewer', async () => {
  const { page } = await openSignedIn(visits, '/', OFFLINE);
  const keepsSeasons = async () => {
    await comeBack(page);
    await expect.poll(() => keptPaths(page), { timeout: 60_000 }).toContain('/history/2023-24');
  };
  await keepsSeasons();
  const cookies = await page.context().cookies();
  await page.context().clearCookies();
  await goTo(page, '/news');
  await expect.poll(() => keptPaths(page)).toContain('/news');
  expect(await keptPaths(page)).not.toContain('/history/2023-24');
  await page.context().addCookies(cookies);
  await keepsSeasons();
});

it('the site can be installed, with shortcuts to pages and a small service worker', async () => {
  const page = await visits.open('/');
  const devTools = await page.context().newCDPSession(page);
  const { installabilityErrors } = await devTools.send('Page.getInstallabilityErrors');
  expect(installabilityErrors).toEqual([]);
  expect((await devTools.send('Page.getAppManifest')).errors).toEqual([]);
  const worker = await page.request.get(`${originOf(page)}/service-worker.js`);
  expect((await worker.body()).length).toBeLessThan(20_000);
  const manifest = await (await page.request.get(`${originOf(page)}/site.webmanifest`)).json();
  for (const { url } of (manifest as { shortcuts: { url: string }[] }).shortcuts)
    expect((await page.request.get(originOf(page) + url)).status()).toBe(200);
});

const countWorkers = (page: Page) =>
  page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length);
