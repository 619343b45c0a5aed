import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { signUp } from '../accounts/account.ts';
import { readItem } from '../store/item.ts';
import { hydrated, setUpVisits } from '../visit.ts';

const visits = setUpVisits();
const off = { javaScriptEnabled: false };
const REFUSED = { expectedErrors: /status of 400/ };

/** A photo as somebody may have it: one of the page. */
async function photoOf(page: Page, name: string) {
  const mimeType = 'image/jpeg';
  return { name, mimeType, buffer: await page.screenshot({ type: 'jpeg' }) };
}

const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();
/** What is said at a field; what only scripts need is hidden. */
const said = (page: Page, text: RegExp) => page.getByText(text).filter({ visible: true });
const photos = (page: Page) => page.getByLabel('Photos from this device');

/** The addresses of the pictures of a record's page that the browser shows. */
async function shown(page: Page): Promise<string[]> {
  const pictures = page.getByRole('main').locator('img');
  await pictures.first().waitFor();
  return pictures.evaluateAll((all: HTMLImageElement[]) =>
    all.filter(({ naturalWidth }) => naturalWidth > 0).map(({ src }) => new URL(src).pathname),
  );
}

async function fillItem(page: Page, name = 'Puck') {
  await page.getByLabel('Item Name').fill(name);
  await page.getByLabel('Description', { exact: true }).fill('Round.\nBlack.');
  await page.getByLabel('Price').fill('$12.50');
}

it('makes an item with a photo, and updates it with another', async () => {
  const page = await visits.open('/', off);
  await signUp(page);
  await page.goto('/merch/new');
  await fillItem(page);
  await page.getByLabel('Image 1 description').fill('A puck');
  await photos(page).setInputFiles(await photoOf(page, 'puck.jpg'));
  await press(page, 'Create Item');
  await page.waitForURL(/\/merch\/\d+$/);
  const id = Number(page.url().split('/').at(-1));
  expect(await shown(page)).toEqual([expect.stringMatching(/^\/photos\/[0-9a-f]{32}-390\.jpg$/)]);
  expect(await readItem(page, id)).toMatchObject({
    name: 'Puck',
    description: 'Round.\nBlack.',
    price: 12.5,
    images: [{ alt: 'A puck' }],
  });

  await page.goto(`/merch/${id}/edit`);
  await page.getByLabel('What does photo 1 show?').fill('My puck');
  await photos(page).setInputFiles(await photoOf(page, 'more.jpg'));
  await press(page, 'Update Item');
  await page.waitForURL(`/merch/${id}`);
  const { images } = await readItem(page, id);
  expect(images.map(({ alt }) => alt)).toEqual(['My puck', '']);
});

it('shows again what was typed, with what is wrong, and asks for the photos again', async () => {
  const page = await visits.open('/', { ...off, ...REFUSED });
  await signUp(page);
  await page.goto('/merch/new');
  await fillItem(page, ' ');
  const buffer = Buffer.from('GIF89a');
  await photos(page).setInputFiles({ name: 'a.gif', mimeType: 'image/gif', buffer });
  await press(page, 'Create Item');
  await page.getByText('Give your item a name').waitFor();
  await said(page, /^a\.gif: .+ Choose the photos again/).waitFor();
  expect(await page.getByLabel('Price').inputValue()).toBe('$12.50');
  await page.getByLabel('Item Name').fill('Puck');
  await photos(page).setInputFiles(await photoOf(page, 'puck.jpg'));
  await press(page, 'Create Item');
  await page.waitForURL(/\/merch\/\d+$/);
});

it('sends what was typed before the script came, and goes on where that is refused', async () => {
  const page = await visits.open('/', REFUSED);
  await signUp(page);
  let come = () => {};
  const held = new Promise<void>((resolve) => (come = resolve));
  await page.route('/assets/**', async (route) => {
    await held;
    await route.continue();
  });
  await page.goto('/news/new', { waitUntil: 'commit' });
  await page.getByLabel('Title').fill('A trade');
  await press(page, 'Post');
  await page.getByText('Your post needs some content').waitFor();
  come();
  await hydrated(page);
  expect(await page.getByLabel('Title').inputValue()).toBe('A trade');
  await page.getByLabel('Details').fill('It is said.');
  expect(await page.getByText('Your post needs some content').count()).toBe(0);
  await press(page, 'Post');
  await page.waitForURL(/\/news\/\d+$/);
});
