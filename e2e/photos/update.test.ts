import { expect, it } from 'vitest';
import { signUp } from '../accounts/account.ts';
import { violations } from '../axe.ts';
import { watchShifts } from '../shifts.ts';
import { makeItem, readItem } from '../store/item.ts';
import { hydrated, setUpVisits } from '../visit.ts';
import { addresses, choosePhotos, makePhotos, photoRow, uploaded } from './photo-rows.ts';

const visits = setUpVisits();

const ADDRESSES = ['puck', 'mug'].map((name) => ({
  url: `/images/demo/${name}.svg`,
  alt: `A drawn ${name}`,
}));

async function openForm() {
  const page = await visits.open('about:blank', { expectedErrors: /status of 400/ });
  await signUp(page);
  const id = await makeItem(page, { images: ADDRESSES });
  const open = async () => {
    await page.goto(`/merch/${id}/edit`);
    await hydrated(page);
  };
  const update = async () => {
    await page.getByRole('button', { name: 'Update Item' }).click();
    await page.waitForURL(`**/merch/${id}`);
  };
  await open();
  return { page, id, open, update };
}

it('replaces an address by a photo, puts it first, and adds another one', async () => {
  const { page, id, open, update } = await openForm();
  const [first, second] = await makePhotos(page, 2);
  const choosing = page.waitForEvent('filechooser');
  await page.getByRole('button', { name: 'Replace image 2' }).click();
  await (await choosing).setFiles([first!]);
  await uploaded(page, 1);
  await page.getByLabel('What does photo 2 show? (optional)').fill('A mug');
  await page.getByRole('button', { name: 'Move photo 2 up' }).click();
  await choosePhotos(page, [second!]);
  await uploaded(page, 2);
  const [photo, puck, added] = await addresses(page);
  await update();
  const { images } = await readItem(page, id);
  expect(images).toMatchObject([
    { url: photo, alt: 'A mug' },
    { url: puck, alt: 'A drawn puck' },
    { url: added, alt: '' },
  ]);
  expect(puck).toBe(ADDRESSES[0]?.url);

  const shifts = await watchShifts(page);
  await open();
  await photoRow(page, 3).getByText('Uploaded').waitFor();
  await page.waitForFunction(() =>
    [...document.querySelectorAll<HTMLImageElement>('[data-row] img')].some(
      ({ naturalWidth, src }) => naturalWidth === 320 && src.endsWith('-320.webp'),
    ),
  );
  expect(await shifts()).toEqual([]);
  expect(await page.getByLabel('What does photo 1 show? (optional)').inputValue()).toBe('A mug');
});

it('puts an address back that a photo took the place of', async () => {
  const { page } = await openForm();
  const choosing = page.waitForEvent('filechooser');
  await page.getByRole('button', { name: 'Replace image 1' }).click();
  await (await choosing).setFiles(await makePhotos(page, 1));
  await uploaded(page, 1);
  await page.getByRole('button', { name: 'Undo replacing photo 1' }).click();
  expect(await addresses(page)).toEqual(ADDRESSES.map(({ url }) => url));
  expect(await page.getByLabel('Image URL 1').inputValue()).toBe(ADDRESSES[0]?.url);
});

it.each(['light', 'dark'] as const)(
  'has nothing that axe finds, in the %s theme',
  async (theme) => {
    const { page } = await openForm();
    await page.emulateMedia({ colorScheme: theme, reducedMotion: 'reduce' });
    const photos = await makePhotos(page, 3);
    await choosePhotos(page, photos.slice(0, 1));
    await uploaded(page, 1);
    await page.route('**/api/photos/', (route) =>
      route.fulfill({ status: 400, json: { errors: { photo: 'This is no photo.' } } }),
    );
    await choosePhotos(page, photos.slice(1, 2));
    await photoRow(page, 4).getByText('Not uploaded: This is no photo.').waitFor();
    await page.unroute('**/api/photos/');
    await page.route('**/api/photos/', () => {});
    await choosePhotos(page, photos.slice(2));
    await photoRow(page, 5).getByText('Uploading, 0%').waitFor();
    for (const width of [1280, 320]) {
      await page.setViewportSize({ width, height: 844 });
      expect(await violations(page)).toEqual([]);
      const isWide = () => document.documentElement.scrollWidth > window.innerWidth;
      expect(await page.evaluate(isWide)).toBe(false);
    }
  },
);
