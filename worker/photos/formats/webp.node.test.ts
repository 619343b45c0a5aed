import { expect, it } from 'vitest';
import { cameraExif, profile, SECRET } from '../../test/photos/exif.ts';
import { bytesOf, changed, extendedWebp, webpChunk, webpChunks } from '../../test/photos/files.ts';
import { LOSSLESS, LOSSY, TRANSPARENT } from '../../test/photos/samples.ts';
import { cleanPhoto } from './clean-photo.ts';
import { writeWebp } from './webp.ts';

const picture = { format: 'webp', width: 12, height: 8 };
const lossy = webpChunks(LOSSY)[0]!;
const lossless = webpChunks(LOSSLESS)[0]!;
const alpha = webpChunks(TRANSPARENT)[1]!;
const wide = webpChunk('ICCP', profile('odd'));
const METADATA = [
  webpChunk('EXIF', cameraExif(6)),
  webpChunk('XMP ', `<x:xmpmeta>${SECRET}</x:xmpmeta>`),
  webpChunk('HTML', `<script>alert('${SECRET}')</script>`),
];

it.each([
  ['lossy', LOSSY],
  ['lossless', LOSSLESS],
  ['lossy and transparent', TRANSPARENT],
  ['of a wide range of colours', extendedWebp(0x30, wide, alpha, lossy)],
])('a WebP that is %s stays byte for byte', (_, bytes) => {
  expect(cleanPhoto(bytes)).toEqual({ ...picture, bytes });
});

it('cleaning a WebP removes EXIF with its orientation, XMP and unknown chunks', () => {
  const around = [wide, alpha, lossy].flatMap((chunk) => METADATA.concat(chunk));
  const array = extendedWebp(0x3c, ...around, ...METADATA);
  const bytes = extendedWebp(0x30, wide, alpha, lossy);
  expect(cleanPhoto(array)).toEqual({ ...picture, bytes });
});

it('cleaning a WebP removes all bytes after its picture or its end', () => {
  const clean = { ...picture, bytes: LOSSY };
  expect(cleanPhoto(bytesOf(LOSSY, 'PK\x03\x04', SECRET))).toEqual(clean);
  expect(cleanPhoto(writeWebp([lossy, ...METADATA, lossless]))).toEqual(clean);
});

it('cleaning a WebP keeps only the first valid color profile before the picture', () => {
  const none = webpChunk('ICCP', SECRET.repeat(20));
  const array = extendedWebp(0x20, none, wide, webpChunk('ICCP', profile('second')), lossy, wide);
  expect(cleanPhoto(array)).toEqual({ ...picture, bytes: extendedWebp(0x20, wide, lossy) });
  const bytes = extendedWebp(0, lossy);
  expect(cleanPhoto(extendedWebp(0x20, none, lossy))).toEqual({ ...picture, bytes });
});

it('cleaning a WebP removes a second transparency chunk', () => {
  const second = webpChunk('ALPH', [0, ...alpha.data.subarray(1)]);
  const bytes = extendedWebp(0x10, alpha, lossy);
  expect(cleanPhoto(extendedWebp(0x10, alpha, second, lossy))).toEqual({ ...picture, bytes });
});

it('a WebP’s scaling bits are not part of its size', () => {
  const scaled = { type: 'VP8 ', data: changed(lossy.data, 7, lossy.data[7]! | 0xc0) };
  const bytes = writeWebp([scaled]);
  expect(cleanPhoto(bytes)).toEqual({ ...picture, bytes });
});

it('a WebP’s transparency flag is corrected', () => {
  const clear = { type: 'VP8L', data: changed(lossless.data, 4, lossless.data[4]! | 0x10) };
  for (const [flags, corrected, ...chunks] of [
    [0, 0x10, alpha, lossy],
    [0x10, 0, lossy],
    [0, 0x10, clear],
  ] as const) {
    const bytes = extendedWebp(corrected, ...chunks);
    expect(cleanPhoto(extendedWebp(flags, ...chunks))).toEqual({ ...picture, bytes });
  }
  const bytes = extendedWebp(0, lossless);
  expect(cleanPhoto(extendedWebp(0x10, alpha, lossless))).toEqual({ ...picture, bytes });
});

it('a WebP’s reserved bytes and padding are rewritten', () => {
  const bytes = extendedWebp(0x20, wide, lossy);
  const array = bytes.slice();
  array.set([0xe1, 1, 2, 3], 20);
  array[30 + 8 + wide.data.length] = 1;
  expect(wide.data.length % 2).toBe(1);
  expect(cleanPhoto(array)).toEqual({ ...picture, bytes });
});
