import { expect, it } from 'vitest';
import { checkPhoto, formatOf, pixelsOf } from './checkPhoto.ts';

/** The start of a PNG of this size. */
function png(width: number, height: number): File {
  const header = new DataView(new ArrayBuffer(24));
  for (const [at, word] of [0x89504e47, 0x0d0a1a0a, 13, 0x49484452, width, height].entries())
    header.setUint32(4 * at, word);
  return new File([new Uint8Array(header.buffer)], 'photo.png');
}

it('a checked file has its format by its first bytes', async () => {
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
])('the check refuses %s', async (_, file, why) => {
  await expect(checkPhoto(file)).rejects.toThrow(why);
});

/** Bytes of hexadecimal digits, and of text in quotes: "ffd8 'Exif'". */
const bytes = (written: string) =>
  Uint8Array.from(
    written
      .split(/('[^']*'| )/)
      .flatMap((part) =>
        part.startsWith("'")
          ? Array.from(part.slice(1, -1), (letter) => letter.charCodeAt(0))
          : (part.match(/../g) ?? []).map((pair) => Number.parseInt(pair, 16)),
      ),
  );

it.each([
  ['jpg', 'ffd8ffe0'],
  ['png', "89'PNG'0d0a1a0a"],
  ['webp', "'RIFF'24000000'WEBPVP8 '"],
  ['heic', "00000018'ftypheic'00000000'mif1heic'"],
  ['heic', "0000001c'ftypmif1'00000000'mif1heixmiaf'"],
  ['heic', "00000018'ftypmsf1'00000000'msf1hevc'"],
  ['heic', "00000018'ftypmif1'00000000'mif1miaf'"],
  // AVIF has the same container.
  [undefined, "0000001c'ftypavif'00000000'avifmif1miaf'"],
  // A brand after the list of brands does not count.
  [undefined, "00000014'ftypisom'00000000'mp41heic'"],
  [undefined, "'GIF89a'"],
  [undefined, "'RIFF'24000000'WAVEfmt '"],
  [undefined, 'ffd8'],
  [undefined, ''],
])('the format is %s: %s', (format, written) => {
  expect(formatOf(bytes(written))).toBe(format);
});

it.each([
  [12_000_000, "89'PNG'0d0a1a0a0000000d'IHDR'00000fa0 00000bb8"],
  // Metadata and a Huffman table before a progressive frame.
  [12_000_000, "ffd8 ffe1 0008'Exif'0000 ffc4 00040000 ffc2 0011 08 0bb8 0fa0 03"],
  // WebP: lossy, lossless and extended.
  [12_000_000, "'RIFF'00000000'WEBPVP8 '00000000 000000 9d012a a00f b80b"],
  [12_000_000, "'RIFF'00000000'WEBPVP8L'00000000 2f 9fcfed02 0000000000"],
  [12_000_000, "'RIFF'00000000'WEBPVP8X'0a000000 00000000 9f0f00 b70b00"],
  // The last side is cut off.
  [undefined, "89'PNG'0d0a1a0a0000000d'IHDR'00000fa0 0000"],
  [undefined, 'ffd8 ffe1 ffff 00'],
  [undefined, 'ffd8 ffc2 0011 08 0bb8'],
  [undefined, "'RIFF'24000000'WEBPVP8 '"],
])('a photo has %s pixels: %s', (pixels, written) => {
  expect(pixelsOf(bytes(written))).toBe(pixels);
});
