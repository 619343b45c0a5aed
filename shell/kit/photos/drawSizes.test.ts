import { expect, it } from 'vitest';
import { computePhotoSizes } from './drawSizes.ts';

it.each([
  ['4000x3000', '2048x1536 960x720 320x240'],
  ['3000x4000', '1536x2048 960x1280 320x427'],
  ['2048x2048', '2048x2048 960x960 320x320'],
  // A photo that is as wide as a smaller size has one file of that width.
  ['960x640', '960x640 320x213'],
  ['320x200', '320x200'],
  ['321x200', '321x200 320x199'],
  // A tall screenshot, once scaled down, is narrower than the smaller sizes.
  ['1080x9000', '246x2048'],
  // Heights follow from the rounded largest size, not from the original.
  ['1170x7476', '321x2048 320x2042'],
  ['12000x40', '2048x7 960x3 320x1'],
  ['9000x1', '2048x1 960x1 320x1'],
  ['1x1', '1x1'],
])('a photo of %s pixels gets the sizes %s', (original, expected) => {
  const [width = 0, height = 0] = original.split('x').map(Number);
  const sizes = computePhotoSizes({ width, height });
  expect(sizes.map((size) => `${size.width}x${size.height}`).join(' ')).toBe(expected);
});
