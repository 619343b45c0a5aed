import { expect, it } from 'vitest';
import { signUp } from '../accounts/account.ts';
import { violations } from '../axe.ts';
import { hydrated, setUpVisits } from '../visit.ts';
import { makeMemory, THREE_PICTURES } from './memory.ts';

const visits = setUpVisits();

it('makes a memory with its pictures, in order', async () => {
  const page = await visits.open('about:blank');
  await signUp(page);
  await page.goto('/memories/new');
  await hydrated(page);
  expect(await page.textContent('h1')).toBe('Create a Memory');
  expect(await page.getByLabel('Details').getAttribute('rows')).toBe('5');

  await page.getByRole('button', { name: 'Post Memory' }).click();
  for (const message of [
    'Give your post a title',
    'Tell us more about your memories',
    'Add a photo of your memory',
  ]) {
    await page.getByText(message).waitFor();
  }
  expect(await page.evaluate(() => document.activeElement?.getAttribute('name'))).toBe('title');
  expect(await violations(page)).toEqual([]);

  await page.getByLabel('Title').fill('First row');
  await page.getByLabel('Details').fill('Glass to glass.');
  await page.getByLabel('Image URL 1').fill(THREE_PICTURES[0]!.url);
  await page.getByRole('button', { name: 'Add Another Image' }).click();
  await page.getByLabel('Image URL 2').fill(THREE_PICTURES[1]!.url);
  await page.getByLabel('Image 2 description').fill('A drawn beanie');
  await page.getByRole('button', { name: 'Post Memory' }).click();
  await page.waitForURL(/\/memories\/\d+$/);
  await page.getByRole('heading', { name: 'First row' }).waitFor();
  const thumbnails = page.getByRole('button', { name: /Show image/ });
  expect(await thumbnails.count()).toBe(2);
  expect(await thumbnails.nth(1).getAttribute('aria-label')).toContain('A drawn beanie');
});

it('updates the memory first, then its changed pictures, then adds the new ones', async () => {
  const page = await visits.open('about:blank');
  await signUp(page);
  const id = await makeMemory(page, { images: THREE_PICTURES.slice(0, 2) });
  await page.goto(`/memories/${id}/edit`);
  await hydrated(page);
  expect(await page.textContent('h1')).toBe('Update Your Memory');
  await page.getByText('Original Images').waitFor();
  expect(await page.getByRole('button', { name: /^Remove/ }).count()).toBe(0);
  const sent: string[] = [];
  page.on('request', (request) => {
    if (request.method() !== 'GET')
      sent.push(`${request.method()} ${new URL(request.url()).pathname}`);
  });
  await page.getByLabel('Title').fill('Told better');
  await page.getByLabel('Image 2 description (optional)').fill('Described');
  await page.getByRole('button', { name: 'Add a New Image' }).click();
  await page.getByRole('button', { name: 'Update Memory' }).click();
  await page.getByText('Add a photo of your item').waitFor();
  expect(sent).toEqual([]);
  await page.locator('[name="newUrls"]').fill(THREE_PICTURES[2]!.url);
  await page.getByRole('button', { name: 'Update Memory' }).click();
  await page.waitForURL(`**/memories/${id}`);
  await page.getByRole('heading', { name: 'Told better' }).waitFor();
  expect(sent).toEqual([
    `PUT /api/memories/${id}/edit/`,
    expect.stringMatching(/^PUT .*\/images\/edit\/$/),
    'POST /api/memories/new/image/',
  ]);
  expect(await page.getByRole('button', { name: /Show image/ }).count()).toBe(3);
});

it('is for its author only', async () => {
  const author = await visits.open('about:blank');
  await signUp(author);
  const id = await makeMemory(author);
  const other = await visits.open('about:blank', { expectedErrors: /403/ });
  await signUp(other);
  const response = await other.goto(`/memories/${id}/edit`);
  expect(response!.status()).toBe(403);
  expect(await other.textContent('h1')).toBe('This is not yours to change');
});
