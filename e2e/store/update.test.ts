import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { signUp } from '../accounts/account.ts';
import { hydrated, setUpVisits } from '../visit.ts';
import { drawing, makeItem, readItem, THREE_PICTURES, watchChanges } from './item.ts';

const visits = setUpVisits();

/** Opens the form of an item by its seller. */
async function openForm(images = THREE_PICTURES) {
  const page = await visits.open('about:blank', { expectedErrors: /status of 500/ });
  await signUp(page);
  const id = await makeItem(page, { images });
  await page.goto(`/merch/${id}/edit`);
  await hydrated(page);
  return { page, id };
}

const update = (page: Page) => page.getByRole('button', { name: 'Update Item' });
const addImage = (page: Page) => page.getByRole('button', { name: 'Add a New Image' });
const removeButtons = (page: Page) => page.getByRole('button', { name: /^Remove/ });

it('is filled in, and keeps the images that the item has', async () => {
  const { page } = await openForm();
  expect(await page.textContent('h1')).toBe('Update Your Item');
  const values = await page
    .locator('main :is(input, textarea)')
    .filter({ visible: true })
    .evaluateAll((fields) => fields.map((field) => (field as HTMLInputElement).value));
  const images = THREE_PICTURES.flatMap(({ url, alt }) => [url, alt]);
  // Neither size and player are known, nor a season or a player that it is tied to.
  expect(values).toEqual(['Puck', 'Round.', '12.50', ...images, '', '', '']);
  await page.getByRole('group', { name: 'Original Images', exact: true }).waitFor();
  expect(await removeButtons(page).count()).toBe(0);
});

it('speaks of one image as one', async () => {
  const { page } = await openForm(THREE_PICTURES.slice(0, 1));
  await page.getByRole('group', { name: 'Original Image', exact: true }).waitFor();
});

it('updates the item, then its changed images, then adds the new ones', async () => {
  const { page, id } = await openForm(THREE_PICTURES.slice(0, 2));
  const changes = watchChanges(page);
  await page.getByLabel('Item Name').fill('Two pucks');
  await page.getByLabel('Image URL 2').fill(drawing('scarf'));
  await addImage(page).click();
  await addImage(page).click();
  await page.getByLabel('Image URL 4').fill(drawing('cap'));
  await page.getByRole('button', { name: 'Remove image 3' }).click();
  await update(page).click();
  await page.waitForURL(`**/merch/${id}`);
  await page.getByRole('heading', { level: 1, name: 'Two pucks' }).waitFor();
  expect(changes).toEqual([
    `PUT /api/merch/${id}/edit/`,
    expect.stringMatching(/^PUT .*\/images\/edit\/$/),
    'POST /api/merch/new/image/',
  ]);
  const { images } = await readItem(page, id);
  expect(images.map(({ url }) => url)).toEqual(['puck', 'scarf', 'cap'].map(drawing));
});

it('sends nothing while an image field is wrong', async () => {
  const { page } = await openForm();
  const changes = watchChanges(page);
  await page.getByLabel('Image URL 1').fill('//host/a.jpg');
  await addImage(page).click();
  await update(page).click();
  const bad = page.locator('[aria-invalid="true"]');
  await bad.nth(1).waitFor();
  expect(await bad.count()).toBe(2);
  expect(await page.getByLabel('Image URL 1').getAttribute('aria-invalid')).toBe('true');
  expect(await page.getByLabel('Image URL 4').getAttribute('aria-invalid')).toBe('true');
  expect(changes).toEqual([]);
});

it('goes on where it stopped after a failure half-way', async () => {
  const { page, id } = await openForm(THREE_PICTURES.slice(0, 1));
  await addImage(page).click();
  await page.getByLabel('Image URL 2').fill(drawing('mug'));
  await addImage(page).click();
  await page.getByLabel('Image URL 3').fill(drawing('cap'));
  await page.route('**/api/merch/new/image/', (route) =>
    route.request().postData()?.includes('cap')
      ? route.fulfill({ status: 500, body: '{}' })
      : route.continue(),
  );
  await update(page).click();
  await page.getByText('This image was not saved').waitFor();
  expect(await removeButtons(page).count()).toBe(1);
  await page.unroute('**/api/merch/new/image/');
  await update(page).click();
  await page.waitForURL(`**/merch/${id}`);
  const { images } = await readItem(page, id);
  expect(images.map(({ url }) => url)).toEqual(['puck', 'mug', 'cap'].map(drawing));
});

it('is for the seller only', async () => {
  const { id } = await openForm();
  const other = await visits.open('about:blank', { expectedErrors: /403/ });
  await signUp(other);
  const response = await other.goto(`/merch/${id}/edit`);
  expect(response!.status()).toBe(403);
  await hydrated(other);
  expect(await other.textContent('h1')).toBe('This is not yours to change');
  expect(await other.content()).not.toContain('Update Item');
});

it('sends a visitor to log in, and back', async () => {
  const { id } = await openForm();
  const visitor = await visits.open(`/merch/${id}/edit`, { expectedErrors: /403/ });
  const { pathname, searchParams } = new URL(visitor.url());
  expect([pathname, searchParams.get('next')]).toEqual(['/login', `/merch/${id}/edit`]);
  await hydrated(visitor);
  await visitor.getByRole('button', { name: 'Demo User' }).click();
  await visitor.getByRole('heading', { name: 'This is not yours to change' }).waitFor();
  expect(new URL(visitor.url()).pathname).toBe(`/merch/${id}/edit`);
});
