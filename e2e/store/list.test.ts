import type { Locator, Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { signUp } from '../accounts/account.ts';
import { hydrated, setUpVisits } from '../visit.ts';
import { makeItem, THREE_PICTURES } from './item.ts';

const visits = setUpVisits();

const cardOf = (page: Page, name: string) =>
  page.getByRole('article').filter({ has: page.getByRole('heading', { name, exact: true }) });
const more = (page: Page) => page.getByRole('link', { name: 'More items' });
const countCards = (page: Page) =>
  page.getByRole('list', { name: 'Items for sale' }).getByRole('article').count();

/** The pictures that stand in the frame, and not beside it. */
function picturesInPlace(card: Locator): Promise<string[]> {
  return card.locator('img').evaluateAll((images) => {
    const frame = images[0]?.closest('[role="group"]')?.getBoundingClientRect();
    return images
      .filter((image) => Math.abs(image.getBoundingClientRect().x - (frame?.x ?? 0)) < 2)
      .map((image) => (image as HTMLImageElement).alt);
  });
}

/** Signs somebody up in a browser and fills the store beyond a page. */
async function fillStore(page: Page, count: number) {
  const { username } = await signUp(page);
  for (let made = 1; made <= count; made += 1) {
    await makeItem(page, { name: `${made} of ${username}` });
  }
  return username;
}

it('shows what is for sale without any script', async () => {
  const seller = await visits.open('about:blank');
  const { username } = await signUp(seller);
  const name = `Scarf of ${username}`;
  const id = await makeItem(seller, { name, images: THREE_PICTURES.slice(0, 1) });
  const page = await visits.open('/merch', { javaScriptEnabled: false });
  expect(await page.textContent('h1')).toBe('Welcome to the Coyotes Merch Store!');
  expect(await page.textContent('main')).toContain(
    'Sell your old Coyotes merchandise, or buy things other fans are selling.',
  );
  const card = cardOf(page, name);
  expect(await card.textContent()).toContain(`Sold by ${username}`);
  expect(await card.textContent()).toContain('$12.50');
  const link = card.getByRole('link', { name });
  expect(await link.getAttribute('href')).toBe(`/merch/${id}`);
  expect(await card.getByRole('img', { name: 'A drawn puck' }).count()).toBe(1);
  expect(await card.getByRole('button').count()).toBe(0);
});

it('turns the pictures of an item by mouse and by keyboard, around at both ends', async () => {
  const page = await visits.open('about:blank');
  const { username } = await signUp(page);
  await makeItem(page, { name: `Three of ${username}`, images: THREE_PICTURES });
  await page.goto('/merch');
  await hydrated(page);
  const card = cardOf(page, `Three of ${username}`);
  const previous = card.getByRole('button', { name: 'Previous image' });
  const next = card.getByRole('button', { name: 'Next image' });
  await previous.click();
  await card.getByText('3 of 3').waitFor();
  expect(await picturesInPlace(card)).toEqual(['A drawn cap']);
  await next.click();
  await card.getByText('1 of 3').waitFor();
  expect(await picturesInPlace(card)).toEqual(['A drawn puck']);
  await next.focus();
  await page.keyboard.press('Enter');
  await card.getByText('2 of 3').waitFor();
  await page.keyboard.press('ArrowLeft');
  await page.keyboard.press('ArrowLeft');
  await card.getByText('3 of 3').waitFor();
  await card.getByRole('heading').getByRole('link').focus();
  await page.keyboard.press('Enter');
  await page.waitForURL(/\/merch\/\d+$/);
});

it('asks a visitor to sign in over the page, and then offers to sell', async () => {
  const page = await visits.open('/merch');
  await hydrated(page);
  const add = page.getByRole('link', { name: 'Add an item to sell' });
  expect(await add.count()).toBe(0);
  const ask = page.getByRole('button', { name: 'Sign in to get started' });
  await ask.focus();
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Log In' });
  await dialog.getByRole('button', { name: 'Demo User' }).click();
  await dialog.waitFor({ state: 'hidden' });
  expect(await ask.count()).toBe(0);
  await add.click();
  await page.getByRole('heading', { name: 'Create a New Item To Sell!' }).waitFor();
});

it('loads more in the page, and finds it again on the way back', async () => {
  const page = await visits.open('about:blank');
  const username = await fillStore(page, 26);
  await page.goto('/merch');
  await hydrated(page);
  expect(await countCards(page)).toBe(24);
  await more(page).press('Enter');
  await cardOf(page, `2 of ${username}`).first().waitFor();
  expect(new URL(page.url()).search).toBe('');
  const count = await countCards(page);
  expect(count).toBeGreaterThanOrEqual(26);
  await page.getByRole('link', { name: `26 of ${username}` }).click();
  await page.getByRole('heading', { level: 1, name: `26 of ${username}` }).waitFor();
  await page.getByRole('link', { name: 'Back to store' }).click();
  await cardOf(page, `2 of ${username}`).first().waitFor();
  expect(await countCards(page)).toBe(count);
});

it('says that more did not come, and asks again', async () => {
  const page = await visits.open('about:blank', { expectedErrors: /500/ });
  const username = await fillStore(page, 25);
  await page.goto('/merch');
  await hydrated(page);
  await page.route('**/api/merch/?cursor=*', (route) => route.fulfill({ status: 500, body: '{}' }));
  await more(page).click();
  await page.getByText('Something went wrong. Please try again').waitFor();
  await page.unroute('**/api/merch/?cursor=*');
  await more(page).click();
  await cardOf(page, `1 of ${username}`).first().waitFor({ state: 'attached' });
  expect(await countCards(page)).toBeGreaterThan(24);
});

it('leads to more without JavaScript', async () => {
  const seller = await visits.open('about:blank');
  const username = await fillStore(seller, 25);
  const page = await visits.open('/merch', { javaScriptEnabled: false });
  expect(await page.getByText(`Sold by ${username}`).count()).toBe(24);
  await more(page).click();
  await page.waitForURL((url) => url.searchParams.has('cursor'));
  expect(await page.getByText(`Sold by ${username}`).count()).toBe(1);
});
