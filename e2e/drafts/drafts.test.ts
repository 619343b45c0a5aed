/** Typed text is never lost, and is sent once. */
import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { signUp } from '../accounts/account.ts';
import { hydrated, setUpVisits } from '../visit.ts';

const visits = setUpVisits();

const field = (page: Page, label: string) => page.getByLabel(label, { exact: true });
const hint = (page: Page) => page.getByText('We restored your draft.');

it('a draft survives a reload and the end of the session until it is sent', async () => {
  const page = await visits.open('about:blank', { expectedErrors: /401/ });
  const account = await signUp(page);
  await page.goto('/merch/new');
  await hydrated(page);
  await field(page, 'Item Name').fill('Kept puck');
  await field(page, 'Description').fill('Two lines\nof text');
  await field(page, 'Image URL 1').fill('/images/demo/puck.svg');
  await page.getByRole('button', { name: 'Add Another Image' }).click();
  await field(page, 'Image URL 2').fill('/images/demo/mug.svg');
  await page.reload();
  await hint(page).waitFor();
  expect(await field(page, 'Description').inputValue()).toBe('Two lines\nof text');
  expect(await field(page, 'Image URL 2').inputValue()).toBe('/images/demo/mug.svg');
  await field(page, 'Price').fill('5');

  await page.context().clearCookies();
  await page.getByRole('button', { name: 'Create Item' }).click();
  const dialog = page.getByRole('dialog', { name: 'Log In' });
  await dialog.getByLabel('Email').fill(account.email);
  await dialog.getByLabel('Password').fill(account.password);
  await dialog.getByRole('button', { name: 'Log In', exact: true }).click();
  await dialog.waitFor({ state: 'hidden' });
  await page.getByRole('button', { name: 'Create Item' }).click();
  await page.waitForURL(/\/merch\/\d+$/);
  await page.getByRole('button', { name: 'Show photo 2 of 2' }).waitFor();

  await page.goto('/merch/new');
  await hydrated(page);
  expect(await field(page, 'Item Name').inputValue()).toBe('');
});
