import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { openSignedIn } from '../signed-in.ts';
import { setUpVisits } from '../visit.ts';
import { drawing, focusedLabel, makeItem, readItem, THREE_PICTURES, watchChanges } from './item.ts';

const visits = setUpVisits();

const cardOf = (page: Page, name: string) =>
  page.getByRole('article').filter({ has: page.getByRole('heading', { name, exact: true }) });
const more = (page: Page) => page.getByRole('link', { name: 'More items' });

/** A seller whose items fill the first page of the store and begin a second one. */
async function fillStore(options = {}) {
  const seller = await openSignedIn(visits, undefined, options);
  for (let made = 0; made < 25; made += 1) {
    await makeItem(seller.page, {
      name: `${made} of ${seller.username}`,
      images: THREE_PICTURES.slice(0, made % 2),
    });
  }
  return seller;
}

it('the store, its next page and an item are read without scripts', async () => {
  const { page, username } = await fillStore({ javaScriptEnabled: false });
  await page.goto('/merch');
  expect(await page.getByText(`Sold by ${username}`).count()).toBe(24);
  const card = cardOf(page, `23 of ${username}`);
  expect(await card.textContent()).toContain('$12.50');
  expect(await card.getByRole('img', { name: 'A drawn puck' }).count()).toBe(1);
  expect(await card.getByRole('button').count()).toBe(0);
  await more(page).click();
  await page.waitForURL((url) => url.searchParams.has('cursor'));
  await page.getByRole('link', { name: `0 of ${username}` }).click();
  await page.waitForURL(/\/merch\/\d+$/);
  expect(await page.textContent('h1')).toBe(`0 of ${username}`);
  const text = await page.textContent('main');
  for (const part of ['$12.50', `Sold by ${username}`, 'Round.']) expect(text).toContain(part);
});

it('a seller makes an item with its images in order, by the keyboard alone', async () => {
  const { page } = await openSignedIn(visits, '/merch/new');
  const changes = watchChanges(page);
  await page.getByLabel('Image URL 1').focus();
  await page.keyboard.type(drawing('foam-paw'));
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  expect(await focusedLabel(page)).toBe('Image URL 2');
  await page.keyboard.type(drawing('label'));
  await page.getByAltText('Preview').nth(1).waitFor();
  await page.getByLabel('Item Name').focus();
  for (const text of ['Foam paw', 'Loud.', '12.5']) {
    await page.keyboard.type(text);
    await page.keyboard.press('Tab');
  }
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('Enter');
  await page.waitForURL(/\/merch\/\d+$/);
  await page.getByRole('heading', { level: 1, name: 'Foam paw' }).waitFor();
  expect(changes).toEqual(['POST /api/merch/new/']);
  const { images } = await readItem(page, Number(new URL(page.url()).pathname.split('/').at(-1)));
  expect(images.map(({ url }) => url)).toEqual([drawing('foam-paw'), drawing('label')]);
  await page.getByRole('link', { name: 'Back to store' }).click();
  await page.getByRole('link', { name: 'Foam paw' }).first().waitFor();
});
