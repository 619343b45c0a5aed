/** Photos as a browser decodes and draws them in its worker. */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import type { LookedAtPhoto } from './page.ts';
import { choose, distance, draw, prepare, preparePhoto, quartersOf } from './photo.ts';
import { setUpPhotos } from './site.ts';

const openPhotoPage = setUpPhotos();

const hex = (digits: string) => Buffer.from(digits.replaceAll(' ', ''), 'hex');

const sizesOf = (photo: LookedAtPhoto | string | undefined) =>
  typeof photo === 'object' &&
  photo.files.map(({ type, width, height }) => `${type.slice(6)} ${width}x${height}`);

/** Adds an EXIF orientation, from 1 to 8, to a JPEG. */
function withOrientation(jpeg: Buffer, orientation: number): Buffer {
  const exif = hex(
    `ffe10022457869660000 4d4d002a00000008 0001 0112000300000001 000${orientation}0000 00000000`,
  );
  return Buffer.concat([jpeg.subarray(0, 2), exif, jpeg.subarray(2)]);
}

it('a photo is upright however the camera was held', async () => {
  const page = await openPhotoPage();
  // How a camera stores the quarters 'rgbw' with each orientation.
  const stored = ['rgbw', 'grwb', 'wbgr', 'bwrg', 'rbgw', 'gwrb', 'wgbr', 'brwg'];
  for (const [at, quarters] of stored.entries()) {
    const [width, height] = at < 4 ? [640, 480] : [480, 640];
    const file = withOrientation(await draw(page, quarters, { width, height }), at + 1);
    const photo = await preparePhoto(page, file);
    expect([at + 1, ...photo.files.map(quartersOf)]).toEqual([at + 1, 'rgbw', 'rgbw']);
    expect(photo.files[0]).toMatchObject({ width: 640, height: 480 });
  }
});

/** Converts '#804020' to numbers from 0 to 255. */
const channels = (color: string) =>
  [1, 3, 5].map((at) => Number.parseInt(color.slice(at, at + 2), 16));

it('the color of a photo is its average color, with white for transparent pixels', async () => {
  const page = await openPhotoPage();
  const whole = await preparePhoto(page, await draw(page, 'rrrb', { width: 4000, height: 3000 }));
  expect(distance(channels(whole.color), [191, 0, 64])).toBeLessThanOrEqual(4);
  const clear = await preparePhoto(page, await draw(page, 'r--b', { type: 'image/png' }));
  expect(quartersOf(clear.files[0])).toBe('r--b');
  expect(distance(channels(clear.color), [191, 128, 191])).toBeLessThanOrEqual(4);
});

const NO_PHOTO = 'Your browser can’t open this file as a photo. Choose a JPEG, PNG, or WebP.';

it('a file that is no photo, truncated, undecodable or gone is refused with that reason', async () => {
  const page = await openPhotoPage();
  const jpeg = await draw(page, 'rgbw', { width: 400, height: 300 });
  const png = await draw(page, 'rgbw', { width: 400, height: 300, type: 'image/png' });
  const text = Buffer.from('Not a photo at all');
  const heic = hex('0000001866747970686569630000000068656963 6d696631');
  const half = png.subarray(0, png.length / 2);
  expect(await prepare(page, text, half, heic, Buffer.alloc(0))).toEqual([
    NO_PHOTO,
    'This photo is damaged or incomplete. Choose another copy.',
    'Your browser can’t open HEIC photos. Save this one as a JPEG and try again.',
    'This file is empty or missing. Choose another one.',
  ]);
  const folder = mkdtempSync(join(tmpdir(), 'photo-'));
  writeFileSync(join(folder, 'photo.jpg'), jpeg);
  await page.setInputFiles('input', join(folder, 'photo.jpg'));
  // The browser looks at the file when it is first asked.
  expect(await page.evaluate(() => window.photos.chosen()[0]!.size)).toBeGreaterThan(0);
  rmSync(folder, { recursive: true });
  expect(await page.evaluate(() => window.photos.prepareChosen())).toEqual([
    'We can’t read this file. It may have been moved, changed, or deleted. Choose it again.',
  ]);
});

it('a browser that cannot encode WebP makes JPEGs on white', async () => {
  const page = await openPhotoPage();
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
  expect(sizesOf(photo)).toEqual(['jpeg 500x400', 'jpeg 320x256']);
  expect(photo.files.map(quartersOf)).toEqual(['rwwb', 'rwwb']);
});
