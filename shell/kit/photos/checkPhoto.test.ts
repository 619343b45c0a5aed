import { expect, it } from 'vitest';
import { checkPhoto } from './checkPhoto.ts';

/** A PNG of such sides, of which only the start is there. */
function png(width: number, height: number): File {
  const header = new DataView(new ArrayBuffer(24));
  for (const [at, word] of [0x89504e47, 0x0d0a1a0a, 13, 0x49484452, width, height].entries())
    header.setUint32(4 * at, word);
  return new File([new Uint8Array(header.buffer)], 'photo.png');
}

it('tells the format', async () => {
  expect(await checkPhoto(png(10_000, 10_000))).toBe('png');
  expect(await checkPhoto(new File(['words'], 'words.jpg'))).toBeUndefined();
});

it.each([
  [
    'a photo of too many pixels, before it is decoded',
    png(10_001, 10_000),
    'This photo has more than 100 megapixels. Choose a smaller version.',
  ],
  [
    'a file of too many bytes',
    new File([new Uint8Array(100 * 1024 * 1024 + 1)], 'film.mov'),
    'This file is larger than 100 MB. Choose a smaller version.',
  ],
  [
    'an empty file',
    new File([], 'photo.jpg'),
    'This file is empty or missing. Choose another one.',
  ],
])('refuses %s', async (_, file, why) => {
  await expect(checkPhoto(file)).rejects.toThrow(why);
});
