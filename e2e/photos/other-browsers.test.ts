/** What becomes of a photo in browsers that lack something. */
import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { choose, draw, prepare, preparePhoto, quartersOf } from './photo.ts';
import { setUpPhotos } from './setUpPhotos.ts';

const open = setUpPhotos();

const withoutCanvas = (page: Page) => page.evaluate('delete globalThis.OffscreenCanvas');

it('makes JPEGs on white where the browser does not encode WebP', async () => {
  const page = await open();
  await choose(page, await draw(page, 'r--b', { type: 'image/png', width: 500, height: 400 }));
  const photo = await page.evaluate(async () => {
    class PlainCanvas extends OffscreenCanvas {
      override convertToBlob(options: ImageEncodeOptions): Promise<Blob> {
        return super.convertToBlob(options.type === 'image/webp' ? {} : options);
      }
    }
    window.OffscreenCanvas = PlainCanvas;
    const { chosen, drawSizes, lookAt } = window.photos;
    return lookAt(await drawSizes(await createImageBitmap(chosen()[0]!)));
  });
  expect(photo.files.map(({ type, width }) => `${type} ${width}`)).toEqual([
    'image/jpeg 500',
    'image/jpeg 320',
  ]);
  expect(photo.files.map(quartersOf)).toEqual(['rwwb', 'rwwb']);
});

it('sends a photo as it was chosen where the browser cannot make another one', async () => {
  const page = await open();
  const file = await draw(page, 'rgbw', { type: 'image/png', width: 1200, height: 800 });
  await withoutCanvas(page);
  const photo = await preparePhoto(page, file);
  expect(photo).toMatchObject({ width: 1200, height: 800, color: '' });
  // It was called a JPEG.
  expect(photo.files.map(({ type, width }) => `${type} ${width}`)).toEqual(['image/png 1200']);
});

it('says which photos can be sent as they are', async () => {
  const page = await open();
  const jpeg = await draw(page, 'rgbw');
  const gif = Buffer.from('R0lGODlhAQABAIAAAP8AAAAA/ywAAAAAAQABAAACAkQBADs=', 'base64');
  await withoutCanvas(page);
  const large = Buffer.concat([jpeg, Buffer.alloc(8 * 1024 * 1024)]);
  const unfit =
    'Your browser can send JPEG, PNG and WebP photos of at most 8 MB. Save it as one of these and choose that.';
  const text = Buffer.from('Not a photo at all');
  expect(await prepare(page, gif, large, text)).toEqual([
    unfit,
    unfit,
    'This file is not a photo that your browser can open. Choose a JPEG, PNG or WebP file.',
  ]);
});
