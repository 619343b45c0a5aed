import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { makeItem, THREE_PICTURES } from '../store/item.ts';
import { hydrated, setUpVisits } from '../visit.ts';
import { openMenu, signUp } from './account.ts';

const visits = setUpVisits();

const dialog = (page: Page) => page.getByRole('dialog');
const pathOf = (page: Page) => new URL(page.url()).pathname;

it('closes the larger picture, and stays on the page', async () => {
  const page = await visits.open('/merch');
  await signUp(page);
  const id = await makeItem(page, { images: THREE_PICTURES });
  await page.goto(`/merch/${id}`);
  await hydrated(page);
  await page.getByRole('button', { name: /Larger view/ }).click();
  await dialog(page).waitFor();
  await page.goBack();
  await dialog(page).waitFor({ state: 'hidden' });
  expect(pathOf(page)).toBe(`/merch/${id}`);
  await page.goBack();
  expect(pathOf(page)).toBe('/merch');
});

it.each<[string, close: (page: Page) => Promise<unknown>]>([
  [
    'the way back, once another took its place',
    async (page) => {
      await dialog(page).getByRole('link', { name: 'Sign Up' }).click();
      await page.getByRole('dialog', { name: 'Sign Up' }).waitFor();
      await page.goBack();
    },
  ],
  ['Escape', (page) => page.keyboard.press('Escape')],
  ['a reload', (page) => page.reload()],
])('goes to the page before where %s closed the modal', async (_, close) => {
  const page = await visits.open('/news');
  await hydrated(page);
  await page.getByRole('link', { name: 'History', exact: true }).first().click();
  await page.getByRole('heading', { level: 1, name: 'Coyotes Franchise History' }).waitFor();
  await openMenu(page);
  await page.getByRole('link', { name: 'Log In' }).click();
  await dialog(page).waitFor();
  await close(page);
  await dialog(page).waitFor({ state: 'hidden' });
  await hydrated(page);
  expect(pathOf(page)).toBe('/history');
  await page.goBack();
  await page.waitForURL('/news');
  await page.getByRole('heading', { level: 1, name: 'News' }).waitFor();
});

it('does not come back to a modal after a way out of it', async () => {
  const page = await visits.open('/news');
  await signUp(page);
  await page.goto('/user/profile');
  await hydrated(page);
  await page.getByRole('button', { name: 'Delete my account' }).click();
  await dialog(page).getByRole('button', { name: 'Delete my account' }).click();
  await page.getByText('Your account is deleted.').waitFor();
  expect(pathOf(page)).toBe('/');
  await page.getByRole('link', { name: 'News', exact: true }).first().click();
  await page.waitForURL('/news');
  await page.goBack();
  await page.waitForURL('/');
});
