/** The pictures of an item and of a memory, whatever their shape and whatever stands beside them. */
import type { Locator, Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { signUp } from '../accounts/account.ts';
import { makeMemory } from '../memories/memory.ts';
import { hydrated, setUpVisits } from '../visit.ts';
import { drawing, makeItem, THREE_PICTURES } from './item.ts';

const visits = setUpVisits();

const LONG = 'Worn in every season that I can remember, and in some that I cannot. '.repeat(40);

const big = (page: Page) => page.locator('main img').first();

/** Opens a page of an item, then of a memory, with the same pictures and the same long text. */
async function openBoth(see: (page: Page) => Promise<void>, viewport: { width: number }) {
  const page = await visits.open('/', { viewport: { ...viewport, height: 900 } });
  await signUp(page);
  const item = await makeItem(page, { description: LONG, images: THREE_PICTURES });
  const memory = await makeMemory(page, { details: LONG, images: THREE_PICTURES });
  for (const path of [`/merch/${item}`, `/memories/${memory}`]) {
    await page.goto(path);
    await see(page);
  }
}

it.each([390, 768, 1280])('has the thumbnails below the picture at %i px', async (width) => {
  await openBoth(
    async (page) => {
      const picture = (await big(page).boundingBox())!;
      const thumbnails = (await page
        .getByRole('button', { name: /^Show image/ })
        .first()
        .boundingBox())!;
      const gap = thumbnails.y - (picture.y + picture.height);
      expect(gap).toBeGreaterThan(0);
      expect(gap).toBeLessThan(20);
      expect(picture.width / picture.height).toBeCloseTo(4 / 3, 2);
    },
    { width },
  );
});

/** Three times as high as wide: red above, blue below, green between them. */
const PORTRAIT = `<svg xmlns="http://www.w3.org/2000/svg" width="300" height="900">
  <path fill="lime" d="M0 0h300v900H0z"/><path fill="red" d="M0 0h300v100H0z"/>
  <path fill="blue" d="M0 800h300v100H0z"/></svg>`;

/** The colours of an element at its upper edge, its lower one and its left one, as red, green, blue. */
async function edgesOf(element: Locator): Promise<Record<'top' | 'bottom' | 'left', number[]>> {
  const bytes = [...(await element.screenshot())];
  return element.page().evaluate(async (png) => {
    const bitmap = await createImageBitmap(new Blob([new Uint8Array(png)]));
    const { width, height } = bitmap;
    const context = new OffscreenCanvas(width, height).getContext('2d', {
      willReadFrequently: true,
    })!;
    context.drawImage(bitmap, 0, 0);
    const at = (x: number, y: number) => [...context.getImageData(x, y, 1, 1).data].slice(0, 3);
    const [middle, center] = [Math.floor(width / 2), Math.floor(height / 2)];
    return { top: at(middle, 10), bottom: at(middle, height - 10), left: at(20, center) };
  }, bytes);
}

it.each(['light', 'dark'] as const)(
  'shows all of a high picture, in the %s theme',
  async (theme) => {
    await openBoth(
      async (page) => {
        await page.emulateMedia({ colorScheme: theme });
        await page.route(`**${drawing('mug')}`, (route) =>
          route.fulfill({ body: PORTRAIT, contentType: 'image/svg+xml' }),
        );
        await page.reload();
        await hydrated(page);
        const before = await big(page).boundingBox();
        await page.getByRole('button', { name: /^Show image 2/ }).click();
        const larger = page.getByRole('button', { name: /Larger view$/ });
        await larger.locator(`img[src="${drawing('mug')}"]`).waitFor();
        await big(page).evaluate((image: HTMLImageElement) => image.decode());
        expect(await big(page).boundingBox()).toEqual(before);
        const { top, bottom, left } = await edgesOf(big(page));
        expect([top, bottom]).toEqual([
          [255, 0, 0],
          [0, 0, 255],
        ]);
        expect(left).not.toEqual([0, 255, 0]);
      },
      { width: 390 },
    );
  },
);
