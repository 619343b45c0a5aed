import { expect, it } from 'vitest';
import { SECRET } from '../../test/photos/exif.ts';
import {
  cleanOrRefuse,
  IDAT,
  IEND,
  IHDR,
  ihdr,
  type NamedChunk,
  png,
} from '../../test/photos/files.ts';
import { ANIMATED, BROKEN, TOO_MANY_PIXELS } from './photo-file.ts';

const PLTE: NamedChunk = ['PLTE', [140, 38, 51]];
const gAMA: NamedChunk = ['gAMA', [0, 0, 0xb1, 0x8f]];

it.each(['acTL', 'fcTL', 'fdAT'])('an animated PNG with the chunk %s is refused', (type) => {
  expect(cleanOrRefuse(png(IHDR, [type, new Uint8Array(8)], IDAT, IEND))).toBe(ANIMATED);
  expect(cleanOrRefuse(png(IHDR, IDAT, [type, new Uint8Array(8)], IEND))).toBe(ANIMATED);
});

it.each([
  [50_000, 50_000],
  [16_385, 1],
  [1, 16_385],
  [10_000, 5_001],
  [2 ** 32 - 1, 2 ** 32 - 1],
])('a PNG of %i × %i pixels is refused by its header alone', (width, height) => {
  expect(cleanOrRefuse(png(ihdr(width, height, 8, 2)))).toBe(TOO_MANY_PIXELS);
});

it('a PNG of the maximum number of pixels is accepted', () => {
  expect(cleanOrRefuse(png(ihdr(10_000, 5_000, 8, 2), IDAT, IEND))).toHaveProperty('width', 10_000);
  expect(cleanOrRefuse(png(ihdr(16_384, 1, 8, 2), IDAT, IEND))).toHaveProperty('width', 16_384);
});

const palette = ihdr(12, 8, 1, 3);

it.each<[string, NamedChunk[]]>([
  ['no head', [IDAT, IEND]],
  ['two heads', [IHDR, IHDR, IDAT, IEND]],
  ['a long head', [[...IHDR, [0]], IDAT, IEND]],
  ['no width', [ihdr(0, 8, 8, 2), IDAT, IEND]],
  ['no height', [ihdr(12, 0, 8, 2), IDAT, IEND]],
  ['an unknown type of colour', [ihdr(12, 8, 8, 1), IDAT, IEND]],
  ['a depth that its colours cannot have', [ihdr(12, 8, 4, 2), IDAT, IEND]],
  ['another filter', [['IHDR', [0, 0, 0, 12, 0, 0, 0, 8, 8, 2, 0, 1, 0]], IDAT, IEND]],
  ['another way to pack it', [['IHDR', [0, 0, 0, 12, 0, 0, 0, 8, 8, 2, 1, 0, 0]], IDAT, IEND]],
  ['another order of its pixels', [['IHDR', [0, 0, 0, 12, 0, 0, 0, 8, 8, 2, 0, 0, 2]], IDAT, IEND]],
  ['no picture', [IHDR, IEND]],
  ['an empty picture', [IHDR, ['IDAT'], IEND]],
  ['a picture in two places', [IHDR, IDAT, gAMA, IDAT, IEND]],
  ['no palette for its indexes', [palette, IDAT, IEND]],
  ['a palette behind the picture', [IHDR, IDAT, PLTE, IEND]],
  ['a palette behind its transparency', [IHDR, ['tRNS', new Uint8Array(6)], PLTE, IDAT, IEND]],
  ['an empty palette', [IHDR, ['PLTE'], IDAT, IEND]],
  ['two palettes', [palette, PLTE, PLTE, IDAT, IEND]],
  ['half a colour', [palette, ['PLTE', [1, 2, 3, 4]], IDAT, IEND]],
  ['more colours than indexes', [palette, ['PLTE', new Uint8Array(9)], IDAT, IEND]],
  ['an unknown chunk that it needs', [IHDR, ['HTML', SECRET], IDAT, IEND]],
  [
    'more chunks than a photo has',
    [IHDR, ...Array.from({ length: 5000 }, (): typeof IDAT => ['teXt', '']), IDAT, IEND],
  ],
  ['an invalid type', [IHDR, ['a<b>'], IDAT, IEND]],
  ['an end that is none', [IHDR, IDAT, ['IEND', SECRET]]],
])('a PNG with %s is refused as broken', (_, chunks) => {
  expect(cleanOrRefuse(png(...chunks))).toBe(BROKEN);
});

it.each(['one', 'IHDR', 'IDAT', 'IEND'])('a PNG with a wrong checksum at %s is refused', (text) => {
  const array = png(IHDR, ['tEXt', 'Comment\0one'], IDAT, IEND);
  const at = Buffer.from(array).indexOf(text) + 5;
  array[at] = (array[at] ?? 0) ^ 1;
  expect(cleanOrRefuse(array)).toBe(BROKEN);
});
