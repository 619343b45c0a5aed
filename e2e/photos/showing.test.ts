import type { Photo } from '@desert/contract/photos';
import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { makeMemory } from '../memories/memory.ts';
import { goTo, openSignedIn } from '../signed-in.ts';
import { hydrated, setUpVisits } from '../visit.ts';

const visits = setUpVisits();

/** Uploads a photo of one colour, in the sizes that the site's forms make. */
function upload(page: Page): Promise<Photo> {
  return page.evaluate(async () => {
    const form = new FormData();
    const fillStyle = `rgb(${Math.floor(Math.random() * 250)} 60 90)`;
    for (const width of [2048, 960, 320]) {
      const canvas = new OffscreenCanvas(width, (width * 3) / 4);
      const context = Object.assign(canvas.getContext('2d')!, { fillStyle });
      context.fillRect(0, 0, canvas.width, canvas.height);
      form.append('photo', await canvas.convertToBlob({ type: 'image/webp' }));
    }
    form.append('color', '#8c2633');
    const response = await fetch('/api/photos/', { method: 'POST', body: form });
    return response.json() as Promise<Photo>;
  });
}

/** Opens a page on a phone with a high pixel density, and creates a memory with a photo. `image` shows it. */
async function openWithPhoto() {
  const phone = { viewport: { width: 390, height: 844 }, deviceScaleFactor: 3 };
  const { page } = await openSignedIn(visits, '/rules', phone);
  const photo = await upload(page);
  const title = `Night of ${photo.id}`;
  const id = await makeMemory(page, { title, images: [{ url: photo.url, alt: '' }] });
  return { page, path: `/memories/${id}`, image: page.getByRole('img', { name: title }).first() };
}

it('a photo is small in a list on a phone until the visitor scrolls, and sharp then', async () => {
  const { page, image } = await openWithPhoto();
  await goTo(page, '/memories');
  const source = () => image.evaluate((element: HTMLImageElement) => element.currentSrc);
  expect(await source()).toMatch(/-320\.webp$/);
  await page.mouse.wheel(0, 40);
  await expect.poll(source).toMatch(/-960\.webp$/);
});

it('a photo has its place and its color before it loads, and moves nothing then', async () => {
  const { page, path, image } = await openWithPhoto();
  let release = () => {};
  const held = new Promise<void>((resolve) => (release = resolve));
  await page.route('/photos/**', async (route) => {
    await held;
    await route.continue();
  });
  await page.goto(path, { waitUntil: 'commit' });
  await hydrated(page);
  const before = await image.boundingBox();
  const color = page.locator('main svg rect[fill="#8c2633"]');
  expect(await color.boundingBox()).toEqual(before);
  release();
  await color.waitFor({ state: 'detached' });
  expect(await image.boundingBox()).toEqual(before);
});
