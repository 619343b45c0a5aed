import { deflateSync } from 'node:zlib';
import { expect, it } from 'vitest';
import { cameraExif, onlyOrientation, profile, SECRET } from '../../test/photos/exif.ts';
import {
  bytesOf,
  IDAT,
  IEND,
  IHDR,
  ihdr,
  type NamedChunk,
  PALETTE_PNG,
  PNG,
  png,
} from '../../test/photos/files.ts';
import { cleanPhoto } from './clean-photo.ts';

const picture = { format: 'png', width: 12, height: 8 };
const PLTE: NamedChunk = ['PLTE', [140, 38, 51]];
const gAMA: NamedChunk = ['gAMA', [0, 0, 0xb1, 0x8f]];
const packed = deflateSync(profile('wide'));

it.each([
  ['of one colour', PNG],
  ['with a palette', PALETTE_PNG],
  [
    'with all that says how its colours look',
    png(
      IHDR,
      gAMA,
      ['cHRM', new Uint8Array(32)],
      ['sRGB', [0]],
      ['iCCP', 'wide\0\0', packed],
      ['cICP', [9, 16, 0, 1]],
      PLTE,
      ['tRNS', [0, 1, 0, 2, 0, 3]],
      IDAT,
      ['IDAT'],
      IEND,
    ),
  ],
])('a PNG %s stays byte for byte', (_, bytes) => {
  expect(cleanPhoto(bytes)).toEqual({ ...picture, bytes });
});

const METADATA: NamedChunk[] = [
  ['tEXt', `Comment\0<script>alert('${SECRET}')</script>`],
  ['zTXt', 'Comment\0\0', deflateSync(bytesOf(SECRET))],
  ['iTXt', `XML:com.adobe.xmp\0\0\0\0\0${SECRET}`],
  ['eXIf', cameraExif(1)],
  ['tIME', [7, 234, 1, 2, 3, 4, 5]],
  ['pHYs', [0, 0, 11, 19, 0, 0, 11, 19, 1]],
  ['iDOT', SECRET],
  ['hkEY', SECRET],
  ['iCCP', `name\0\0${SECRET}`],
  ['iCCP', 'name\0\0', deflateSync(bytesOf(SECRET.repeat(20)))],
  ['iCCP', `name without an end${SECRET.repeat(20)}`],
  ['iCCP', '\0\0', packed],
  ['iCCP', 'name\0\x01', packed],
  ['gAMA', SECRET],
  ['cHRM', SECRET],
  ['sRGB', SECRET],
  ['cICP', SECRET],
  ['sBIT', [8]],
  ['sBIT', [8, 8, 8]],
  ['tRNS', [0, 1]],
];

it('cleaning a PNG removes all kinds of metadata, around the picture and after the end', () => {
  const around = png(IHDR, ...METADATA, IDAT, ...METADATA, IEND, ...METADATA);
  expect(cleanPhoto(bytesOf(around, 'PK\x03\x04', PNG))).toEqual({ ...picture, bytes: PNG });
});

it('cleaning a PNG keeps of each chunk type only the first, and only in its right place', () => {
  const before: NamedChunk[] = [gAMA, ['gAMA', [0, 0, 0, 1]], PLTE, ['sRGB', [0]]];
  const array = png(IHDR, ...before, IDAT, ['tRNS', [0, 1, 0, 2, 0, 3]], IEND);
  expect(cleanPhoto(array)).toEqual({ ...picture, bytes: png(IHDR, gAMA, PLTE, IDAT, IEND) });
});

it('cleaning a PNG keeps its first transparency chunk unless the palette has fewer colors', () => {
  const two = png(IHDR, ['tRNS', [0, 1, 0, 2, 0, 3]], ['tRNS', [0, 4, 0, 5, 0, 6]], IDAT, IEND);
  const bytes = png(IHDR, ['tRNS', [0, 1, 0, 2, 0, 3]], IDAT, IEND);
  expect(cleanPhoto(two)).toEqual({ ...picture, bytes });
  const palette = ihdr(12, 8, 1, 3);
  const tooMany = png(palette, PLTE, ['tRNS', [0, 0]], IDAT, IEND);
  expect(cleanPhoto(tooMany)).toEqual({ ...picture, bytes: png(palette, PLTE, IDAT, IEND) });
});

it('cleaning a gray PNG removes its palette', () => {
  const grey = ihdr(12, 8, 8, 0);
  const bytes = png(grey, ['tRNS', [0, 1]], IDAT, IEND);
  expect(cleanPhoto(png(grey, PLTE, ['tRNS', [0, 1]], IDAT, IEND))).toEqual({ ...picture, bytes });
});

it.each([2, 3, 4, 5, 6, 7, 8])(
  'cleaning a PNG leaves only the orientation %i of its EXIF',
  (orientation) => {
    const [width, height] = orientation < 5 ? [12, 8] : [8, 12];
    const bytes = png(IHDR, ['eXIf', onlyOrientation(orientation)], gAMA, IDAT, IEND);
    const exif = [orientation, 1].map((of): NamedChunk => ['eXIf', cameraExif(of)]);
    const array = png(IHDR, gAMA, ...exif, IDAT, IEND);
    expect(cleanPhoto(array)).toEqual({ format: 'png', width, height, bytes });
  },
);

it('cleaning a PNG removes an orientation that stands after the picture', () => {
  expect(cleanPhoto(png(IHDR, IDAT, ['eXIf', cameraExif(6)], IEND))).toEqual({
    ...picture,
    bytes: PNG,
  });
});
