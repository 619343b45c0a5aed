import type { Locator, Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { signUp } from '../accounts/account.ts';
import { hydrated, setUpVisits } from '../visit.ts';
import { drawing, focusedLabel, readItem, watchChanges } from './item.ts';

const visits = setUpVisits();

async function openForm() {
  const page = await visits.open('about:blank', {
    expectedErrors: /status of [45]\d\d|ERR_FAILED/,
  });
  await signUp(page);
  await page.goto('/merch/new');
  await hydrated(page);
  return page;
}

const create = (page: Page) => page.getByRole('button', { name: 'Create Item' });
const addImage = (page: Page) => page.getByRole('button', { name: 'Add Another Image' });

/** What is said of a field: its description's last part. */
const errorOf = (field: Locator) =>
  field.evaluate((element) => {
    const id = element.getAttribute('aria-describedby')!.split(' ').at(-1)!;
    return document.getElementById(id)!.textContent;
  });

async function fillFields(page: Page) {
  await page.getByLabel('Item Name').fill('Foam paw');
  await page.getByLabel('Description', { exact: true }).fill('Loud.\nFoam.');
  await page.getByLabel('Price').fill('12.5');
}

async function fillImages(page: Page, names: string[]) {
  for (const [at, name] of names.entries()) {
    const field = page.getByLabel(`Image URL ${at + 1}`);
    if ((await field.count()) === 0) await addImage(page).click();
    await field.fill(drawing(name));
  }
}

const idIn = (page: Page) => Number(new URL(page.url()).pathname.split('/').at(-1));

async function urlsOf(page: Page) {
  const { images } = await readItem(page, idIn(page));
  return images.map(({ url }) => url);
}

it('makes an item with its images in order, by the keyboard alone', async () => {
  const page = await openForm();
  expect(await page.textContent('h1')).toBe('Create a New Item To Sell!');
  expect(await page.getByLabel('Price').getAttribute('placeholder')).toBe('$0.00');
  expect(await page.getByRole('button', { name: /^Remove/ }).count()).toBe(0);
  const changes = watchChanges(page);
  await page.getByLabel('Item Name').focus();
  await page.keyboard.type('Foam paw');
  await page.keyboard.press('Tab');
  await page.keyboard.type('Loud.');
  await page.keyboard.press('Tab');
  await page.keyboard.type('12.5');
  await page.keyboard.press('Tab');
  await page.keyboard.type(drawing('foam-paw'));
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  expect(await focusedLabel(page)).toBe('Image URL 2');
  await page.keyboard.type(drawing('label'));
  await page.keyboard.press('Enter');
  await page.waitForURL(/\/merch\/\d+$/);
  await page.getByRole('heading', { level: 1, name: 'Foam paw' }).waitFor();
  expect(await page.textContent('main')).toContain('$12.50');
  expect(changes).toEqual([
    'POST /api/merch/new/',
    'POST /api/merch/new/image/',
    'POST /api/merch/new/image/',
  ]);
  expect(await urlsOf(page)).toEqual([drawing('foam-paw'), drawing('label')]);
  await page.getByRole('link', { name: 'Back to store' }).click();
  await page.getByRole('link', { name: 'Foam paw' }).first().waitFor();
});

it('sends nothing while anything is wrong, and says what at each field', async () => {
  const page = await openForm();
  const changes = watchChanges(page);
  await addImage(page).click();
  await page.getByLabel('Image URL 2').fill('http://example.com/a.jpg');
  await create(page).click();
  const wrong: [string, string][] = [
    ['Item Name', 'Give your item a name'],
    ['Description', 'Give your item a description'],
    ['Price', 'Your Product needs a price'],
    ['Image URL 1', 'Add a photo of your item'],
    ['Image URL 2', 'Add a photo of your item'],
  ];
  for (const [name, message] of wrong) {
    const field = page.getByRole('textbox', { name, exact: true });
    await field.and(page.locator('[aria-invalid="true"]')).waitFor();
    expect(await errorOf(field)).toBe(message);
  }
  expect(await focusedLabel(page)).toBe('Item Name');
  await fillFields(page);
  const bad = page.locator('[aria-invalid="true"]');
  await expect.poll(() => bad.count()).toBe(2);
  await create(page).click();
  expect(await focusedLabel(page)).toBe('Image URL 1');
  await page.getByLabel('Image URL 1').fill('/images/my photo.svg');
  await page.getByLabel('Image URL 2').fill('https://example.com/my photo.jpg');
  await expect.poll(() => bad.count()).toBe(0);
  expect(changes).toEqual([]);
});

it('adds and removes image fields, the first one staying, twelve at most', async () => {
  const page = await openForm();
  await fillImages(page, ['puck', 'mug', 'cap']);
  await page.getByRole('button', { name: 'Remove image 2' }).click();
  expect(await focusedLabel(page)).toBe('Image URL 1');
  expect(await page.getByLabel('Image URL 2').inputValue()).toBe(drawing('cap'));
  for (let count = 2; count < 12; count += 1) await addImage(page).click();
  const images = page.getByRole('group', { name: 'Images' });
  await images.getByText('That is 12 pictures, as many as there can be.').waitFor();
  expect(await addImage(page).count()).toBe(0);
  expect(await page.getByRole('button', { name: /^Remove/ }).count()).toBe(11);
});

const NO_PICTURE = 'No picture came from this address. You can save it all the same.';

it('previews an image once its address loads, and says gently where none does', async () => {
  const page = await openForm();
  const preview = page.getByAltText('Preview');
  await fillImages(page, ['mug']);
  await preview.waitFor();
  expect(await preview.getAttribute('src')).toBe(drawing('mug'));
  const field = page.getByLabel('Image URL 1');
  await field.fill('/images/none.svg');
  const withHint = field.and(page.getByRole('textbox', { description: NO_PICTURE }));
  await withHint.waitFor();
  expect(await preview.isVisible()).toBe(false);
  expect(await field.getAttribute('aria-invalid')).toBeNull();
  await field.fill(drawing('cap'));
  await preview.waitFor();
  await withHint.waitFor({ state: 'hidden' });
});

it('says which image failed, keeps what was typed, and never makes a second item', async () => {
  const page = await openForm();
  const changes = watchChanges(page);
  await fillFields(page);
  await fillImages(page, ['puck', 'mug', 'cap']);
  await page.route('**/api/merch/new/image/', (route) =>
    route.request().postData()?.includes('mug') ? route.abort() : route.continue(),
  );
  await create(page).click();
  await page
    .getByText('This image was not saved. Something went wrong. Please try again')
    .waitFor();
  expect(await focusedLabel(page)).toBe('Image URL 2');
  expect(await page.getByLabel('Item Name').inputValue()).toBe('Foam paw');
  expect(await page.getByLabel('Image URL 3').inputValue()).toBe(drawing('cap'));

  await page.unroute('**/api/merch/new/image/');
  await page.getByLabel('Item Name').fill('Foam paw, washed');
  await create(page).click();
  await page.waitForURL(/\/merch\/\d+$/);
  await page.getByRole('heading', { level: 1, name: 'Foam paw, washed' }).waitFor();
  expect(await urlsOf(page)).toEqual(['puck', 'mug', 'cap'].map(drawing));
  expect(changes.filter((change) => change === 'POST /api/merch/new/')).toHaveLength(1);
});

it('says what the server said, and keeps what was typed', async () => {
  const page = await openForm();
  await fillFields(page);
  await fillImages(page, ['puck']);
  await page.context().clearCookies();
  await create(page).click();
  await page.getByRole('alert').getByRole('listitem').waitFor();
  expect(await page.getByLabel('Image URL 1').inputValue()).toBe(drawing('puck'));
  expect(new URL(page.url()).pathname).toBe('/merch/new');
});

it('sends a visitor to log in, and back', async () => {
  const page = await visits.open('/merch/new');
  expect(new URL(page.url()).pathname).toBe('/login');
  await hydrated(page);
  await page.getByRole('button', { name: 'Demo User' }).click();
  await page.getByRole('heading', { name: 'Create a New Item To Sell!' }).waitFor();
  expect(new URL(page.url()).pathname).toBe('/merch/new');
});
