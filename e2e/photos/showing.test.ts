import type { Photo } from '@desert/contract/photos';
import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { signUp } from '../accounts/account.ts';
import { makeMemory } from '../memories/memory.ts';
import { hydrated, setUpVisits } from '../visit.ts';

const visits = setUpVisits();

/** A screen with three pixels to each of CSS. */
const PHONE = { viewport: { width: 390, height: 844 }, deviceScaleFactor: 3 };

/** Uploads a photo of one colour, in the sizes that the site's forms make. */
function upload(page: Page, width: number, height: number): Promise<Photo> {
  return page.evaluate(
    async ([width, height]) => {
      const form = new FormData();
      for (const size of [width, 960, 320]) {
        const canvas = new OffscreenCanvas(size, Math.round((size * height) / width));
        const context = canvas.getContext('2d')!;
        context.fillStyle = `rgb(${Math.floor(Math.random() * 250)} 60 90)`;
        context.fillRect(0, 0, canvas.width, canvas.height);
        form.append('photo', await canvas.convertToBlob({ type: 'image/webp' }));
      }
      form.append('color', '#8c2633');
      const answer = await fetch('/api/photos/', { method: 'POST', body: form });
      return answer.json() as Promise<Photo>;
    },
    [width, height] as const,
  );
}

/** The title of a new memory with a photo of that size, its page, and the photo. */
async function memoryWith(page: Page, width: number, height: number) {
  const photo = await upload(page, width, height);
  const title = `Night of ${photo.id}`;
  const id = await makeMemory(page, { title, images: [{ url: photo.url, alt: '' }] });
  return { title, path: `/memories/${id}`, photo };
}

const imageOf = (page: Page, title: string) => page.getByRole('img', { name: title }).first();

const sourceOf = (page: Page, title: string) =>
  imageOf(page, title).evaluate((image: HTMLImageElement) => image.currentSrc);

it('is small in a list on a phone until the visitor scrolls, and sharp then', async () => {
  const page = await visits.open('/', PHONE);
  await signUp(page);
  const { title } = await memoryWith(page, 2048, 1536);
  await page.goto('/memories');
  await hydrated(page);
  expect(await sourceOf(page, title)).toMatch(/-320\.webp$/);
  await page.mouse.wheel(0, 40);
  await page.waitForFunction(
    (title) =>
      document.querySelector<HTMLImageElement>(`img[alt="${title}"]`)?.currentSrc.includes('-960.'),
    title,
  );
});

it('takes its place before it comes, in its own colour, and moves nothing when it does', async () => {
  const page = await visits.open('/', PHONE);
  await signUp(page);
  const { path, title } = await memoryWith(page, 2048, 1536);
  let come = () => {};
  const held = new Promise<void>((resolve) => (come = resolve));
  await page.route('/photos/**', async (route) => {
    await held;
    await route.continue();
  });
  await page.goto(path, { waitUntil: 'commit' });
  await hydrated(page);
  const before = await imageOf(page, title).boundingBox();
  const color = page.locator('main svg rect[fill="#8c2633"]');
  expect(await color.boundingBox()).toEqual(before);
  come();
  await color.waitFor({ state: 'detached' });
  expect(await imageOf(page, title).boundingBox()).toEqual(before);
});

it('is whole on its page, however high it is', async () => {
  const page = await visits.open('/', PHONE);
  await signUp(page);
  const { path, title } = await memoryWith(page, 1536, 2048);
  await page.goto(path);
  const image = imageOf(page, title);
  const { width = 0, height = 0 } = (await image.boundingBox()) ?? {};
  expect(await image.evaluate((element) => getComputedStyle(element).objectFit)).toBe('contain');
  // Most of the screen's width, which a frame that lies down would not give it.
  expect(Math.min(width, (height * 1536) / 2048)).toBeGreaterThan(300);
});

it('has the card of its page, with its size', async () => {
  const page = await visits.open('/');
  await signUp(page);
  const { path, photo } = await memoryWith(page, 2048, 1536);
  await page.goto(path);
  const meta = (property: string) =>
    page.locator(`meta[property="${property}"]`).getAttribute('content');
  expect(await meta('og:image')).toBe(new URL(photo.url, page.url()).href);
  expect(await meta('og:image:width')).toBe('2048');
});
