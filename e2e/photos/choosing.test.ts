import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { signUp } from '../accounts/account.ts';
import { watchScripts } from '../scripts.ts';
import { readItem } from '../store/item.ts';
import { hydrated, idle, setUpVisits } from '../visit.ts';
import { addresses, choosePhotos, makePhotos, photoRow, uploaded } from './photo-rows.ts';

const visits = setUpVisits();

const PATH = /^\/photos\/[0-9a-f]{32}-1200\.webp$/;

async function openForm() {
  const page = await visits.open('about:blank');
  await signUp(page);
  await page.goto('/merch/new');
  await hydrated(page);
  return page;
}

async function create(page: Page) {
  await page.getByLabel('Item Name').fill('Foam paw');
  await page.getByLabel('Description', { exact: true }).fill('Loud.');
  await page.getByLabel('Price').fill('12.5');
  await page.getByRole('button', { name: 'Create Item' }).click();
  await page.waitForURL(/\/merch\/\d+$/);
  return readItem(page, Number(new URL(page.url()).pathname.split('/').at(-1)));
}

it('uploads chosen photos, and makes an item with them and what they show', async () => {
  const page = await openForm();
  await choosePhotos(page, await makePhotos(page, 2));
  await page.getByLabel('What does photo 2 show? (optional)').fill('A paw');
  await uploaded(page, 2);
  const paths = await addresses(page);
  const { images } = await create(page);
  expect(images).toMatchObject(paths.map((url, at) => ({ url, alt: ['', 'A paw'][at] })));
  for (const path of paths) {
    expect(path).toMatch(PATH);
    expect((await page.request.get(path)).headers()['content-type']).toBe('image/webp');
  }
  await page.getByRole('button', { name: 'Show image 2 of 2: A paw' }).waitFor();
});

it('fetches the code for photos when some are chosen, not before', async () => {
  const page = await visits.open('about:blank');
  await signUp(page);
  const scripts = watchScripts(page);
  await page.goto('/merch/new');
  await hydrated(page);
  await page.getByLabel('Image URL 1').fill('/images/demo/puck.svg');
  await page.getByAltText('Preview').waitFor();
  await idle(page);
  const ofPhotos = async () =>
    (await scripts())
      .map(({ path }) => /^\/assets\/(tools|prepare\.worker)-/.exec(path)?.[1])
      .filter((name) => name !== undefined)
      .toSorted();
  expect(await ofPhotos()).toEqual([]);
  await choosePhotos(page, await makePhotos(page, 1));
  await uploaded(page, 1);
  expect(await ofPhotos()).toEqual(['prepare.worker', 'tools']);
});

/** A synthetic event with files: the browser's own need a hand. */
function bring(page: Page, type: 'dragover' | 'dragleave' | 'drop' | 'paste', base64: string) {
  return page.getByLabel('Description', { exact: true }).evaluate(
    (element, { type, base64 }) => {
      const bytes = Uint8Array.from(atob(base64), (sign) => sign.codePointAt(0) ?? 0);
      const data = new DataTransfer();
      data.items.add(new File([bytes], 'photo.jpg', { type: 'image/jpeg' }));
      const init = { bubbles: true, cancelable: true };
      element.dispatchEvent(
        type === 'paste'
          ? new ClipboardEvent(type, { ...init, clipboardData: data })
          : new DragEvent(type, { ...init, dataTransfer: data }),
      );
    },
    { type, base64 },
  );
}

it('takes photos that are dropped on the form, which shows that it would, and pasted ones', async () => {
  const page = await openForm();
  const [first, second] = await makePhotos(page, 2);
  const outline = () =>
    page
      .getByRole('group', { name: 'Images' })
      .evaluate((element) => getComputedStyle(element).outlineStyle);
  await bring(page, 'dragover', first!.buffer.toString('base64'));
  await expect.poll(outline).toBe('dashed');
  await bring(page, 'dragleave', first!.buffer.toString('base64'));
  await expect.poll(outline).toBe('none');
  await bring(page, 'drop', first!.buffer.toString('base64'));
  await photoRow(page, 1).waitFor();
  await bring(page, 'paste', second!.buffer.toString('base64'));
  await uploaded(page, 2);
  expect(await addresses(page)).toEqual([expect.stringMatching(PATH), expect.stringMatching(PATH)]);
});

it('brings back after a reload what was uploaded, and what was typed of the rest', async () => {
  const page = await openForm();
  const photos = await makePhotos(page, 3);
  await choosePhotos(page, photos.slice(0, 1));
  await uploaded(page, 1);
  const [path] = await addresses(page);
  await page.route('**/api/photos/', () => {});
  await choosePhotos(page, photos.slice(1));
  await page.getByLabel('What does photo 3 show? (optional)').fill('The third');
  page.once('dialog', (dialog) => void dialog.accept());
  await page.reload();
  await hydrated(page);
  await photoRow(page, 1).getByText('Uploaded', { exact: true }).waitFor();
  await photoRow(page, 2)
    .getByText(/^Not uploaded before the page was left/)
    .waitFor();
  expect(await addresses(page)).toEqual([path, ' ']);
  const alt = page.getByLabel('What does photo 2 show? (optional)');
  expect(await alt.inputValue()).toBe('The third');
  await page.unroute('**/api/photos/');
  const choosing = page.waitForEvent('filechooser');
  await page.getByRole('button', { name: 'Choose again photo 2' }).click();
  await (await choosing).setFiles(photos.slice(2));
  await uploaded(page, 2);
  expect(await alt.inputValue()).toBe('The third');
  const { images } = await create(page);
  expect(images.map((image) => image.alt)).toEqual(['', 'The third']);
});

it('has room for twelve, and says how many were left out', async () => {
  const page = await openForm();
  const photos = await makePhotos(page, 14, { width: 40, height: 30 });
  await choosePhotos(page, photos);
  await page
    .getByText('That is 12 pictures, as many as there can be. 2 more were left out.')
    .waitFor();
  await uploaded(page, 12);
  expect(await addresses(page)).toHaveLength(12);
  await page.getByRole('button', { name: 'Remove photo 12' }).click();
  await page.getByRole('button', { name: 'Choose photos' }).waitFor();
});
