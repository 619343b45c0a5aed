/** The profile menu, and the modals that it opens. */
import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { hydrated, setUpVisits } from '../visit.ts';
import { openMenu } from './account.ts';

const visits = setUpVisits();

const button = (page: Page) => page.getByRole('button', { name: 'Profile' });
const item = (page: Page) => page.getByRole('link', { name: 'Log In' });
const focused = (page: Page) => page.evaluate(() => document.activeElement?.textContent?.trim());
const hasFocus = (page: Page) =>
  button(page).evaluate((element) => element === document.activeElement);

it('opens, is walked and closes by the keyboard alone, also when it is tabbed out of', async () => {
  const page = await visits.open('/');
  await hydrated(page);
  await button(page).focus();
  await page.keyboard.press('Enter');
  await item(page).waitFor();
  await page.keyboard.press('Tab');
  expect(await focused(page)).toBe('Log In');
  await page.keyboard.press('Tab');
  expect(await focused(page)).toBe('Sign Up');
  await page.keyboard.press('Escape');
  await item(page).waitFor({ state: 'hidden' });
  expect(await hasFocus(page)).toBe(true);

  await page.keyboard.press('Enter');
  for (let tabs = 0; tabs < 3; tabs += 1) await page.keyboard.press('Tab');
  await item(page).waitFor({ state: 'hidden' });
  expect(await page.evaluate(() => document.activeElement?.closest('main, nav') !== null)).toBe(
    true,
  );
});

it('opens modals one at a time, with the focus in and then back, and closes them by the backdrop', async () => {
  const page = await visits.open('/history');
  await hydrated(page);
  await openMenu(page);
  await item(page).click();
  const dialog = page.getByRole('dialog');
  expect(await page.locator('#profile-menu').isVisible()).toBe(false);
  await dialog.getByRole('link', { name: 'Sign Up' }).click();
  await page.getByRole('dialog', { name: 'Sign Up' }).waitFor();
  expect(await dialog.count()).toBe(1);
  expect(await dialog.evaluate((element) => element.contains(document.activeElement))).toBe(true);
  await page.mouse.wheel(0, 600);
  await page.keyboard.press('Escape');
  await dialog.waitFor({ state: 'hidden' });
  expect(await hasFocus(page)).toBe(true);
  expect(await page.evaluate(() => window.scrollY)).toBe(0);

  await openMenu(page);
  await item(page).click();
  await dialog.waitFor();
  await page.mouse.click(5, 5);
  await dialog.waitFor({ state: 'hidden' });
});

it.each(['mouse', 'finger'])('closes by a %s on a link, which is not followed', async (by) => {
  const page = await visits.open('/', { hasTouch: true });
  await hydrated(page);
  const link = page.getByRole('link', { name: 'Store', exact: true }).first();
  const { x = 0, y = 0, width = 0, height = 0 } = (await link.boundingBox()) ?? {};
  const at = [x + width / 2, y + height / 2] as const;
  await openMenu(page);
  await (by === 'mouse' ? page.mouse.click(...at) : page.touchscreen.tap(...at));
  await item(page).waitFor({ state: 'hidden' });
  // What follows a link that was pressed comes before what is pressed next.
  await openMenu(page);
  expect(new URL(page.url()).pathname).toBe('/');
});
