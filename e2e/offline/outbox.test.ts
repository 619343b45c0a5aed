import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
/** What a member writes without a connection is sent once, whatever ends before it is. */
import type { Page } from 'playwright-core';
import { chromium } from 'playwright-core';
import { expect, it } from 'vitest';
import { signUp } from '../accounts/account.ts';
import { callApi } from '../ask.ts';
import { flags } from '../browser.ts';
import { ensureBrowser } from '../browser/ensure.ts';
import { makePost, postOf } from '../news/post.ts';
import { goTo, openSignedIn } from '../signed-in.ts';
import { siteUrl } from '../site/url.ts';
import { makeItem } from '../store/item.ts';
import { hydrated, setUpVisits } from '../visit.ts';

const visits = setUpVisits();
const OFFLINE = { expectedErrors: /ERR_INTERNET_DISCONNECTED|ERR_FAILED|did not load/ };
const GAME = '2012-05-07';

const waiting = (page: Page) => page.getByRole('complementary', { name: 'Waiting to be sent' });
const commentsOf = async (page: Page, id: number) =>
  (await postOf(page, id)).comments.map(({ content }) => content);

/** Writes a comment without a connection. The form is open before, as its code would not load later. */
async function commentOffline(page: Page, text: string): Promise<void> {
  await page.getByRole('button', { name: 'Add Comment' }).click();
  await page.getByLabel('Leave Your Thoughts').fill(text);
  await page.context().setOffline(true);
  await page.getByRole('button', { name: 'Post Comment' }).click();
  await waiting(page).getByText(`Comment: ${text}`).waitFor();
}

it('a like, a save, a comment and an attendance made offline are sent once, also after a reload', async () => {
  const { page } = await openSignedIn(visits, '/', OFFLINE);
  const id = await makePost(page);
  await goTo(page, `/news/${id}`);
  await commentOffline(page, 'Great game!');
  await page.getByRole('button', { name: 'Like, 0 likes' }).first().click();
  await page.getByRole('button', { name: 'Save', exact: true }).first().click();
  await expect.poll(() => waiting(page).getByRole('listitem').count()).toBe(3);
  await page.getByRole('button', { name: 'Like, 1 like' }).first().waitFor();
  expect(await postOf(page, id)).toMatchObject({ likes: 0, comment_count: 0 });

  await page.context().setOffline(false);
  await waiting(page).waitFor({ state: 'hidden' });
  expect(await postOf(page, id)).toMatchObject({ likes: 1, comment_count: 1, saved: true });
  await page.getByText('Great game!').waitFor();

  await goTo(page, `/history/games/${GAME}`);
  await page.context().setOffline(true);
  await page.getByRole('button', { name: 'I was there' }).click();
  await waiting(page).getByText(`I was there: ${GAME}`).waitFor();
  await page.context().setOffline(false);
  await waiting(page).waitFor({ state: 'hidden' });
  await page.getByText('Change your seat and line').waitFor();
});

it('the last of two presses of Like decides, both offline and while the first press is being sent', async () => {
  const { page } = await openSignedIn(visits, '/', OFFLINE);
  const id = await makePost(page);
  await goTo(page, `/news/${id}`);
  const press = (name: string) => page.getByRole('button', { name }).first().click();
  await page.context().setOffline(true);
  await press('Like, 0 likes');
  await press('Like, 1 like');
  await waiting(page).getByText('Unlike').waitFor();
  await press('Like, 0 likes');
  await waiting(page).getByText('Like', { exact: true }).waitFor();

  let release = () => {};
  const held = new Promise<void>((resolve) => (release = resolve));
  const sent: string[] = [];
  await page.context().route('**/like/**', async (route) => {
    sent.push(route.request().method());
    if (sent.length === 1) await held;
    return route.continue();
  });
  await page.context().setOffline(false);
  await expect.poll(() => sent).toEqual(['POST']);
  await press('Like, 1 like');
  await page.getByRole('button', { name: 'Like, 0 likes' }).first().waitFor();
  expect(sent).toEqual(['POST']);
  release();
  await expect.poll(() => sent).toEqual(['POST', 'DELETE']);
  await waiting(page).waitFor({ state: 'hidden' });
  await expect.poll(async () => (await postOf(page, id)).likes).toBe(0);
});

it('a message written offline is sent when the connection is back', async () => {
  const { page: seller } = await openSignedIn(visits);
  const item = await makeItem(seller, { name: 'Waiting scarf', price: 20 });
  const { page } = await openSignedIn(visits, `/merch/${item}/ask`, OFFLINE);
  await page.context().setOffline(true);
  await page.getByRole('textbox', { name: /^Message to/ }).fill('Is it warm?');
  await page.getByRole('button', { name: 'Send' }).click();
  await waiting(page).getByText('Message: Is it warm?').waitFor();
  await page.context().setOffline(false);
  await waiting(page).waitFor({ state: 'hidden' });
  expect(await callApi(seller, 'GET', '/api/conversations/')).toHaveLength(1);
});

it('changes that wait for the connection in a closed tab are sent by the next tab', async () => {
  const { page } = await openSignedIn(visits, '/', OFFLINE);
  const id = await makePost(page);
  await goTo(page, `/news/${id}`);
  await commentOffline(page, 'From a closed tab');
  const context = page.context();
  await page.close();
  await context.setOffline(false);
  const next = await context.newPage();
  await goTo(next, '/');
  await expect.poll(() => commentsOf(next, id)).toEqual(['From a closed tab']);
});

it('a lost response does not lead to a second comment', async () => {
  const { page } = await openSignedIn(visits, '/', OFFLINE);
  const id = await makePost(page);
  await goTo(page, `/news/${id}`);
  await commentOffline(page, 'Answered into the void');
  let lost = 0;
  await page.context().route('**/comment/new/', async (route) => {
    if (lost > 0) return route.continue();
    await route.fetch();
    lost += 1;
    return route.abort();
  });
  await page.context().setOffline(false);
  await expect.poll(() => lost).toBe(1);
  await waiting(page).waitFor();
  const tab = await visits.openTab(page, '/');
  await hydrated(tab);
  await expect.poll(() => waiting(tab).count()).toBe(0);
  expect(await commentsOf(page, id)).toEqual(['Answered into the void']);
});

it('a log-out deletes the changes that wait for the connection', async () => {
  const { page } = await openSignedIn(visits, '/', OFFLINE);
  const id = await makePost(page);
  await goTo(page, `/news/${id}`);
  await commentOffline(page, 'Not by the next member');
  await page.context().route('**/comment/new/', (route) => route.abort());
  await page.context().setOffline(false);
  await page.goto('/user/profile');
  await hydrated(page);
  await waiting(page).waitFor();
  await page.getByRole('button', { name: /^Account menu/ }).click();
  await page.getByRole('link', { name: 'Log Out' }).click();
  await page.getByText('You’re logged out.').waitFor();
  await page.context().unrouteAll();
  await signUp(page);
  await goTo(page, '/');
  expect(await commentsOf(page, id)).toEqual([]);
  expect(await waiting(page).count()).toBe(0);
});

it('changes that wait for the connection in a killed browser are sent after the next start', async () => {
  const profile = mkdtempSync(join(tmpdir(), 'killed-'));
  const start = () =>
    chromium.launchPersistentContext(profile, {
      executablePath: ensureBrowser(),
      args: flags,
      baseURL: siteUrl(),
    });
  const first = await start();
  const page = await first.newPage();
  await signUp(page);
  const id = await makePost(page);
  await goTo(page, `/news/${id}`);
  await commentOffline(page, 'From a killed browser');
  const cookies = await first.cookies();
  const ended = new Promise((resolve) => first.once('close', resolve));
  const devTools = await first.newCDPSession(page);
  await devTools.send('Browser.crash').catch(() => {});
  await ended;

  const second = await start();
  try {
    await second.addCookies(cookies);
    const next = await second.newPage();
    await goTo(next, '/');
    await expect.poll(() => commentsOf(next, id)).toEqual(['From a killed browser']);
  } finally {
    await second.close();
    rmSync(profile, { recursive: true, force: true });
  }
});
