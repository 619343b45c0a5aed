/** Opening and closing the profile menu and modals, also by Back. */
import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { hydrated, setUpVisits } from '../visit.ts';
import { openMenu } from './account.ts';

const visits = setUpVisits();

const dialog = (page: Page) => page.getByRole('dialog');
const pathOf = (page: Page) => new URL(page.url()).pathname;
const button = (page: Page) => page.getByRole('button', { name: 'Account menu' });
const item = (page: Page) => page.locator('#profile-menu').getByRole('link', { name: 'Log In' });
const focused = (page: Page) => page.evaluate(() => document.activeElement?.textContent?.trim());
const hasFocus = (page: Page) =>
  button(page).evaluate((element) => element === document.activeElement);

it('the account menu works by keyboard, and closes when the focus leaves', async () => {
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

it('the account menu opens one modal at a time, and a closed modal returns the focus', async () => {
  const page = await visits.open('/history');
  await hydrated(page);
  await openMenu(page);
  await item(page).click();
  expect(await page.locator('#profile-menu').isVisible()).toBe(false);
  await dialog(page).getByRole('link', { name: 'Sign Up' }).click();
  await page.getByRole('dialog', { name: 'Sign Up' }).waitFor();
  expect(await dialog(page).count()).toBe(1);
  expect(await dialog(page).evaluate((element) => element.contains(document.activeElement))).toBe(
    true,
  );
  await page.mouse.wheel(0, 600);
  await page.keyboard.press('Escape');
  await dialog(page).waitFor({ state: 'hidden' });
  expect(await hasFocus(page)).toBe(true);
  expect(await page.evaluate(() => window.scrollY)).toBe(0);

  await openMenu(page);
  await item(page).click();
  await dialog(page).waitFor();
  await page.mouse.click(5, 5);
  await dialog(page).waitFor({ state: 'hidden' });
});

it.each(['mouse', 'finger'])(
  'a press by %s on a link beside the open account menu closes the menu and does not follow the link',
  async (by) => {
    const page = await visits.open('/', { hasTouch: true });
    await hydrated(page);
    const link = page.getByRole('link', { name: 'Store', exact: true }).first();
    const { x = 0, y = 0, width = 0, height = 0 } = (await link.boundingBox()) ?? {};
    const at = [x + width / 2, y + height / 2] as const;
    await openMenu(page);
    await (by === 'mouse' ? page.mouse.click(...at) : page.touchscreen.tap(...at));
    await item(page).waitFor({ state: 'hidden' });
    // If the link had been followed, the page would have changed before the next press.
    await openMenu(page);
    expect(pathOf(page)).toBe('/');
  },
);
