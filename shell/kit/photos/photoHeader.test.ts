import { expect, it } from 'vitest';
import { formatOf, pixelsOf } from './checkPhoto.ts';

/** Bytes by their digits: 'ff d8'; and text in quotes: "'WEBP'". */
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
  // AVIF lies in the same container.
  [undefined, "0000001c'ftypavif'00000000'avifmif1miaf'"],
  // A brand behind the list of brands is none.
  [undefined, "00000014'ftypisom'00000000'mp41heic'"],
  [undefined, "'GIF89a'"],
  [undefined, "'RIFF'24000000'WAVEfmt '"],
  [undefined, 'ffd8'],
  [undefined, ''],
])('is %s: %s', (format, written) => {
  expect(formatOf(bytes(written))).toBe(format);
});

it.each([
  [12_000_000, "89'PNG'0d0a1a0a0000000d'IHDR'00000fa0 00000bb8"],
  // Metadata and a Huffman table come first, the frame is a progressive one.
  [12_000_000, "ffd8 ffe1 0008'Exif'0000 ffc4 00040000 ffc2 0011 08 0bb8 0fa0 03"],
  // Of a WebP: a frame, one without loss, and one with more to it.
  [12_000_000, "'RIFF'00000000'WEBPVP8 '00000000 000000 9d012a a00f b80b"],
  [12_000_000, "'RIFF'00000000'WEBPVP8L'00000000 2f 9fcfed02 0000000000"],
  [12_000_000, "'RIFF'00000000'WEBPVP8X'0a000000 00000000 9f0f00 b70b00"],
  // The last side is cut off.
  [undefined, "89'PNG'0d0a1a0a0000000d'IHDR'00000fa0 0000"],
  [undefined, 'ffd8 ffe1 ffff 00'],
  [undefined, 'ffd8 ffc2 0011 08 0bb8'],
  [undefined, "'RIFF'24000000'WEBPVP8 '"],
])('has %s pixels: %s', (pixels, written) => {
  expect(pixelsOf(bytes(written))).toBe(pixels);
});
