import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { newAccount, openMenu, signUp } from '../accounts/account.ts';
import { hydrated, setUpVisits } from '../visit.ts';

const visits = setUpVisits();

const field = (page: Page, label: string) => page.getByLabel(label, { exact: true });
const hint = (page: Page) => page.getByText('This is what you typed before.');

async function typeItem(page: Page) {
  await field(page, 'Item Name').fill('Kept puck');
  await field(page, 'Description').fill('Two lines\nof text');
  await field(page, 'Image URL 1').fill('/images/demo/puck.svg');
  await page.getByRole('button', { name: 'Add Another Image' }).click();
  await field(page, 'Image URL 2').fill('/images/demo/mug.svg');
}

it('survives a reload, the end of the session and a log-in in between, and is gone once it is sent', async () => {
  const page = await visits.open('about:blank', { expectedErrors: /401/ });
  const account = await signUp(page, newAccount());
  await page.goto('/merch/new');
  await hydrated(page);
  await typeItem(page);
  await page.reload();
  await hint(page).waitFor();
  expect(await field(page, 'Description').inputValue()).toBe('Two lines\nof text');
  expect(await field(page, 'Image URL 2').inputValue()).toBe('/images/demo/mug.svg');
  await field(page, 'Price').fill('5');

  await page.context().clearCookies();
  await page.getByRole('button', { name: 'Create Item' }).click();
  const dialog = page.getByRole('dialog', { name: 'Log In' });
  await dialog.getByLabel('E-mail').fill(account.email);
  await dialog.getByLabel('Password').fill(account.password);
  await dialog.getByRole('button', { name: 'Log In', exact: true }).click();
  await dialog.waitFor({ state: 'hidden' });
  await page.getByRole('button', { name: 'Create Item' }).click();
  await page.waitForURL(/\/merch\/\d+$/);
  await page.getByRole('button', { name: 'Show image 2 of 2' }).waitFor();

  await page.goto('/merch/new');
  await hydrated(page);
  expect(await field(page, 'Item Name').inputValue()).toBe('');
});

it('makes no second item after a reload half-way', async () => {
  const page = await visits.open('about:blank', { expectedErrors: /500/ });
  const { username } = await signUp(page);
  await page.goto('/merch/new');
  await hydrated(page);
  await typeItem(page);
  await field(page, 'Item Name').fill(`Once, ${username}`);
  await field(page, 'Price').fill('5');
  await page.route('**/new/image/', (route) => route.fulfill({ status: 500, body: '{}' }));
  await page.getByRole('button', { name: 'Create Item' }).click();
  await page.getByText('This image was not saved.').waitFor();
  await page.unroute('**/new/image/');
  await page.reload();
  await hint(page).waitFor();
  await page.getByRole('button', { name: 'Create Item' }).click();
  await page.waitForURL(/\/merch\/\d+$/);
  const items = (await (await page.request.get('/api/merch/')).json()) as { name: string }[];
  expect(items.filter(({ name }) => name === `Once, ${username}`)).toHaveLength(1);
});

it('is discarded on request, and by a log-out', async () => {
  const page = await visits.open('about:blank');
  await signUp(page);
  await page.goto('/memories/new');
  await hydrated(page);
  await field(page, 'Title').fill('That night');
  await page.reload();
  await hint(page).waitFor();
  await page.getByRole('button', { name: 'Discard it' }).click();
  expect(await field(page, 'Title').inputValue()).toBe('');
  await field(page, 'Title').fill('Another night');
  await openMenu(page);
  await page.getByRole('link', { name: 'Log Out' }).click();
  await page.waitForURL((url) => url.pathname === '/');
  expect(await page.evaluate(() => JSON.stringify(sessionStorage))).not.toContain('night');
});
