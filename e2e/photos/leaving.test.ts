import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { signUp } from '../accounts/account.ts';
import { hydrated, setUpVisits } from '../visit.ts';
import { choosePhotos, makePhotos, uploaded } from './photo-rows.ts';

const visits = setUpVisits();

/** The form, opened from the Store, with a photo on its way until `arrive` is called. */
async function openWithUpload() {
  const page = await visits.open('about:blank');
  await signUp(page);
  await page.goto('/merch');
  await hydrated(page);
  await page.getByRole('link', { name: 'Add an item to sell' }).click();
  await page.getByLabel('Item Name').fill('Foam paw');
  let arrive = () => {};
  const arrived = new Promise<void>((resolve) => (arrive = resolve));
  await page.route('**/api/photos/', async (route) => {
    await arrived;
    await route.continue();
  });
  await choosePhotos(page, await makePhotos(page, 1));
  await page.getByText(/^Uploading/).waitFor();
  return { page, arrive };
}

const question = (page: Page) => page.getByRole('dialog', { name: 'Leave this page?' });
const path = (page: Page) => new URL(page.url()).pathname;

it('asks before a link is followed, and stays or leaves', async () => {
  const { page } = await openWithUpload();
  const news = page.getByRole('link', { name: 'News', exact: true }).first();
  await news.click();
  await question(page).getByRole('button', { name: 'Stay' }).click();
  expect(path(page)).toBe('/merch/new');
  expect(await page.getByLabel('Item Name').inputValue()).toBe('Foam paw');
  await page.getByRole('button', { name: 'Create Item' }).click();
  await page.getByRole('button', { name: 'Waiting for your photos...' }).waitFor();
  await news.click();
  await question(page).getByRole('button', { name: 'Leave' }).click();
  await page.waitForURL('**/news');
});

it('asks before Back, and stays or leaves', async () => {
  const { page } = await openWithUpload();
  await page.evaluate(() => history.back());
  await question(page).getByRole('button', { name: 'Stay' }).click();
  expect(path(page)).toBe('/merch/new');
  await page.getByLabel('Item Name').fill('Foam paw, washed');
  await page.evaluate(() => history.back());
  await question(page).getByRole('button', { name: 'Leave' }).click();
  await page.waitForURL('**/merch');
});

it('has the browser ask before the tab is closed', async () => {
  const { page } = await openWithUpload();
  const asked = page.waitForEvent('dialog');
  await page.close({ runBeforeUnload: true });
  const dialog = await asked;
  expect(dialog.type()).toBe('beforeunload');
  await dialog.dismiss();
  expect(await page.getByLabel('Item Name').inputValue()).toBe('Foam paw');
});

it('asks nothing once all is uploaded', async () => {
  const { page, arrive } = await openWithUpload();
  arrive();
  await uploaded(page, 1);
  await page.getByRole('link', { name: 'News', exact: true }).first().click();
  await page.waitForURL('**/news');
  expect(await question(page).count()).toBe(0);
});
