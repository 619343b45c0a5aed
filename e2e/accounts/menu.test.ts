import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { hydrated, setUpVisits } from '../visit.ts';
import { openMenu } from './account.ts';

const visits = setUpVisits();

const item = (page: Page) => page.getByRole('link', { name: 'Log In' });
const focused = (page: Page) => page.evaluate(() => document.activeElement?.textContent?.trim());

it('opens, is walked and closes by the keyboard alone', async () => {
  const page = await visits.open('/');
  await hydrated(page);
  const button = page.getByRole('button', { name: 'Profile' });
  await button.focus();
  await page.keyboard.press('Enter');
  await item(page).waitFor();
  await page.keyboard.press('Tab');
  expect(await focused(page)).toBe('Log In');
  await page.keyboard.press('Tab');
  expect(await focused(page)).toBe('Sign Up');
  await page.keyboard.press('Escape');
  await item(page).waitFor({ state: 'hidden' });
  expect(await button.evaluate((element) => element === document.activeElement)).toBe(true);
});

it('closes on a click outside and on choosing an item', async () => {
  const page = await visits.open('/history');
  await hydrated(page);
  await openMenu(page);
  await page.mouse.click(20, 600);
  await item(page).waitFor({ state: 'hidden' });
  await openMenu(page);
  await item(page).click();
  await page.getByRole('dialog', { name: 'Log In' }).waitFor();
  expect(await page.locator('#profile-menu').isVisible()).toBe(false);
});

it('opens modals one at a time, with the focus in and then back', async () => {
  const page = await visits.open('/history');
  await hydrated(page);
  await openMenu(page);
  await item(page).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('link', { name: 'Sign Up' }).click();
  await page.getByRole('dialog', { name: 'Sign Up' }).waitFor();
  expect(await dialog.count()).toBe(1);
  expect(await dialog.evaluate((element) => element.contains(document.activeElement))).toBe(true);
  await page.mouse.wheel(0, 600);
  await page.keyboard.press('Escape');
  await dialog.waitFor({ state: 'hidden' });
  const button = page.getByRole('button', { name: 'Profile' });
  expect(await button.evaluate((element) => element === document.activeElement)).toBe(true);
  expect(await page.evaluate(() => window.scrollY)).toBe(0);
});

it('closes a modal on a press on the backdrop', async () => {
  const page = await visits.open('/history');
  await hydrated(page);
  await openMenu(page);
  await item(page).click();
  await page.getByRole('dialog').waitFor();
  await page.mouse.click(5, 5);
  await page.getByRole('dialog').waitFor({ state: 'hidden' });
});
