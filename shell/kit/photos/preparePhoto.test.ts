import { beforeEach, expect, it } from 'vitest';
import { stubFilePictures } from '../testing/photoUploads.ts';
import { checkPhoto } from './preparePhoto.ts';

beforeEach(() => stubFilePictures());

it.each([
  [
    'a photo of too many pixels, before it is decoded',
    new File(['photo'], 'photo.png'),
    [10_001, 10_000],
    'This photo has more than 100 megapixels. Choose a smaller version.',
  ],
  [
    'a file of too many bytes',
    new File([new Uint8Array(100 * 1024 * 1024 + 1)], 'film.mov'),
    [1, 1],
    'This file is larger than 100 MB. Choose a smaller version.',
  ],
  [
    'an empty file',
    new File([], 'photo.jpg'),
    [1, 1],
    'This file is empty or missing. Choose another one.',
  ],
])('the check of a chosen photo refuses %s', async (_, file, size, why) => {
  stubFilePictures(size);
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

const DAMAGED = 'This photo is damaged or incomplete. Choose another copy.';
const HEIC = 'Your browser can’t open HEIC photos. Save this one as a JPEG and try again.';
const OTHER = 'Your browser can’t open this file as a photo. Choose a JPEG, PNG, or WebP.';

it.each([
  [DAMAGED, 'ffd8ffe0'],
  [DAMAGED, "89'PNG'0d0a1a0a"],
  [DAMAGED, "'RIFF'24000000'WEBPVP8 '"],
  [HEIC, "00000018'ftypheic'00000000'mif1heic'"],
  [HEIC, "0000001c'ftypmif1'00000000'mif1heixmiaf'"],
  [HEIC, "00000018'ftypmsf1'00000000'msf1hevc'"],
  [HEIC, "00000018'ftypmif1'00000000'mif1miaf'"],
  // AVIF has the same container.
  [OTHER, "0000001c'ftypavif'00000000'avifmif1miaf'"],
  [OTHER, "'GIF89a'"],
  [OTHER, "'RIFF'24000000'WAVEfmt '"],
  [OTHER, 'ffd8'],
])('a file that the browser cannot decode is refused with “%s”: %s', async (message, written) => {
  const check = await checkPhoto(new File([bytes(written)], 'photo.jpg'));
  expect(check).toMatchObject({ undecodable: message, note: undefined });
  stubFilePictures(null);
  await expect(checkPhoto(new File([bytes(written)], 'photo.jpg'))).rejects.toThrow(message);
});

it.each([
  "'GIF89a'01000100f00000'!'ff0b'NETSCAPE2.0'",
  "'GIF89a'01000100'!'f904040a000000'...!'f904040a000000",
  "89'PNG'0d0a1a0a0000000d'IHDR'00000000'acTL'00000000'IDAT'",
  "'RIFF'24000000'WEBPVP8X'0a00000002000000'ANIM'",
  "0000001c'ftypavis'00000000'avif'",
])('a note says that an animation becomes a still photo: %s', async (written) => {
  const { note } = await checkPhoto(new File([bytes(written)], 'photo.gif'));
  expect(note).toBe('This animation becomes a still photo of its first frame.');
});
