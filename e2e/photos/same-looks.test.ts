import { deflateSync } from 'node:zlib';
import { expect, it } from 'vitest';
import { cleanPhoto } from '../../worker/photos/formats/clean-photo.ts';
import { cameraExif } from '../../worker/test/photos/exif.ts';
import {
  BEHIND_JFIF,
  IEND,
  ihdr,
  inserted,
  PALETTE_PNG,
  png,
  segment,
} from '../../worker/test/photos/files.ts';
import {
  BASELINE,
  CMYK,
  GREY,
  LOSSLESS,
  PROGRESSIVE,
  RESTARTS,
  TRANSPARENT,
} from '../../worker/test/photos/samples.ts';
import { draw } from './photo.ts';
import { setUpPhotos } from './site.ts';

const openPhotoPage = setUpPhotos();

/** 8 × 8 pixels in different colours, with 16 bits per channel. */
const DEEP_PNG = png(
  ihdr(8, 8, 16, 2),
  ['gAMA', [0, 0, 0xb1, 0x8f]],
  ['tEXt', 'Comment\0text'],
  [
    'IDAT',
    deflateSync(
      Uint8Array.from({ length: 8 * 49 }, (_, at) => (at % 49 === 0 ? 0 : (at * 37) & 0xff)),
    ),
  ],
  IEND,
);

const turned = (orientation: number) =>
  inserted(BASELINE, BEHIND_JFIF, segment(0xe1, 'Exif\0\0', cameraExif(orientation)));

/** Decodes a photo in the page, where it runs. */
async function pixelsOf(base64: string) {
  const bytes = Uint8Array.from(atob(base64), (sign) => sign.codePointAt(0)!);
  const image = new Image();
  image.src = URL.createObjectURL(new Blob([bytes]));
  await image.decode();
  const { naturalWidth: width, naturalHeight: height } = image;
  const settings = { colorSpace: 'display-p3' } as const;
  const context = new OffscreenCanvas(width, height).getContext('2d', settings)!;
  context.drawImage(image, 0, 0);
  return { width, height, pixels: [...context.getImageData(0, 0, width, height).data] };
}

it('a browser decodes a stored photo to the same pixels as the uploaded file', async () => {
  const page = await openPhotoPage();
  const wide = await draw(page, 'rgbw', { type: 'image/png', colorSpace: 'display-p3' });
  const files: Record<string, Uint8Array> = {
    baseline: BASELINE,
    progressive: PROGRESSIVE,
    grey: GREY,
    restarts: RESTARTS,
    cmyk: CMYK,
    palette: PALETTE_PNG,
    '16 bit': DEEP_PNG,
    'wide gamut': wide,
    lossless: LOSSLESS,
    transparent: TRANSPARENT,
    ...Object.fromEntries([1, 2, 3, 4, 5, 6, 7, 8].map((of) => [`orientation ${of}`, turned(of)])),
  };
  for (const [name, file] of Object.entries(files)) {
    const clean = cleanPhoto(file);
    const base64 = (bytes: Uint8Array) => Buffer.from(bytes).toString('base64');
    const [before, after] = [
      await page.evaluate(pixelsOf, base64(file)),
      await page.evaluate(pixelsOf, base64(clean.bytes)),
    ];
    expect({ name, ...after }).toEqual({ name, ...before });
    expect([name, clean.width, clean.height]).toEqual([name, before.width, before.height]);
  }
});
