import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { signUp } from '../accounts/account.ts';
import { makeMemory, THREE_PICTURES } from '../memories/memory.ts';
import { makeItem, readItem } from '../store/item.ts';
import { hydrated, setUpVisits } from '../visit.ts';

const visits = setUpVisits();
const SENTENCE = /^JavaScript is turned off in this browser\./;
const off = { javaScriptEnabled: false };
const REFUSED = { expectedErrors: /status of 400/ };

const button = (page: Page, name: RegExp | string) => page.getByRole('button', { name });

/** Takes a screenshot of a page as a photo to upload. */
async function photoOf(page: Page, name: string) {
  const mimeType = 'image/jpeg';
  return { name, mimeType, buffer: await page.screenshot({ type: 'jpeg' }) };
}

const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();
/** The error at a field; elements that need scripts are hidden. */
const said = (page: Page, text: RegExp) => page.getByText(text).filter({ visible: true });
const photos = (page: Page) => page.getByLabel('Photos from this device');

/** Returns the paths of the pictures on a record's page that have loaded. */
async function shown(page: Page): Promise<string[]> {
  const pictures = page.getByRole('main').locator('img');
  await pictures.first().waitFor();
  return pictures.evaluateAll((all: HTMLImageElement[]) =>
    all.filter(({ naturalWidth }) => naturalWidth > 0).map(({ src }) => new URL(src).pathname),
  );
}

it('a page without scripts says what needs scripts, and shows no dead button or endless loading', async () => {
  const scripted = await visits.open('/news/3');
  expect(await scripted.getByText(SENTENCE).count()).toBe(0);
  const page = await visits.open('about:blank', off);
  await signUp(page);
  const id = await makeMemory(page, { images: THREE_PICTURES });
  const item = await makeItem(page);
  const records = [`/memories/${id}`, '/merch/14', `/merch/${item}`];
  const own = ['/merch/messages', '/user/profile', '/user/settings'];
  for (const path of ['/memories', ...records, '/login', ...own]) {
    await page.goto(path);
    await page.getByText(SENTENCE).waitFor();
    expect(await page.getByText('Loading...').filter({ visible: true }).count()).toBe(0);
    for (const name of [
      /(image|photo)$/,
      'Share',
      'More',
      'Buy this item',
      /Add.*Comment/,
      /passkey/,
      /^Delete/,
      /^(Log out|Change|Unblock)/,
      /^Like/,
    ]) {
      expect(await button(page, name).filter({ visible: true }).count()).toBe(0);
    }
  }
});

it('a visitor without scripts who presses Like is sent to the log-in page and back', async () => {
  const page = await visits.open('/', off);
  const account = await signUp(await visits.open('about:blank'));
  await page.goto('/news/3');
  await button(page, /^Like, /).click();
  await page.getByText('You need an account to do that. Log in to continue.').waitFor();
  await page.getByLabel('Email').fill(account.email);
  await page.getByLabel('Password').fill(account.password);
  await page.getByRole('main').getByRole('button', { name: 'Log In', exact: true }).click();
  await page.waitForURL('/news/3');
  await button(page, /^Account menu for/).waitFor();
});

it('a visitor without scripts tries the site with the demo account', async () => {
  const page = await visits.open('/login?next=%2Fmerch', off);
  await button(page, 'Demo User').click();
  await page.waitForURL('/merch');
  await button(page, /^Account menu for/).waitFor();
  expect(await page.getByRole('button', { name: 'Resend' }).count()).toBe(0);
});

it('without scripts, an item with a photo is created once its fields are valid, and can be updated', async () => {
  const page = await visits.open('/', { ...off, ...REFUSED });
  await signUp(page);
  await page.goto('/merch/new');
  await page.getByLabel('Item Name').fill(' ');
  await page.getByLabel('Description', { exact: true }).fill('Round.\nBlack.');
  await page.getByLabel('Price').fill('$12.50');
  const buffer = Buffer.from('GIF89a');
  await photos(page).setInputFiles({ name: 'a.gif', mimeType: 'image/gif', buffer });
  await press(page, 'Create Item');
  await page.getByText('Give your item a name').waitFor();
  await said(page, /^a\.gif: .+ Please choose your photos again/).waitFor();
  expect(await page.getByLabel('Price').inputValue()).toBe('$12.50');
  await page.getByLabel('Item Name').fill('Puck');
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
  await page.getByLabel('Describe photo 1').fill('My puck');
  await photos(page).setInputFiles(await photoOf(page, 'more.jpg'));
  await press(page, 'Update Item');
  await page.waitForURL(`/merch/${id}`);
  const { images } = await readItem(page, id);
  expect(images.map(({ alt }) => alt)).toEqual(['My puck', '']);
});

it('text typed before hydration is submitted with the form, and kept if the form is refused', async () => {
  const page = await visits.open('/', REFUSED);
  await signUp(page);
  let release = () => {};
  const held = new Promise<void>((resolve) => (release = resolve));
  await page.route('/assets/**', async (route) => {
    await held;
    await route.continue();
  });
  await page.goto('/news/new', { waitUntil: 'commit' });
  await page.getByLabel('Title').fill('A trade');
  await press(page, 'Post');
  await page.getByText('Your post needs some content').waitFor();
  release();
  await hydrated(page);
  expect(await page.getByLabel('Title').inputValue()).toBe('A trade');
  await page.getByLabel('Details').fill('It is said.');
  expect(await page.getByText('Your post needs some content').count()).toBe(0);
  await press(page, 'Post');
  await page.waitForURL(/\/news\/\d+$/);
});
