import { describe, expect, it } from 'vitest';
import { cameraExif, profile, SECRET } from '../../test/photos/exif.ts';
import { bytesOf, extendedWebp, webpChunk, webpChunks } from '../../test/photos/files.ts';
import { LOSSLESS, LOSSY, TRANSPARENT } from '../../test/photos/samples.ts';
import { cleanPhoto } from './clean-photo.ts';
import { ANIMATED, BROKEN, TOO_LARGE } from './refusals.ts';
import { writeWebp } from './webp-chunks.ts';

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
])('keeps a WebP that is %s byte for byte', (_, bytes) => {
  expect(cleanPhoto(bytes)).toEqual({ ...picture, bytes });
});

it('leaves out EXIF with its orientation, XMP and what it does not know', () => {
  const found = extendedWebp(
    0x3c,
    ...METADATA,
    wide,
    ...METADATA,
    alpha,
    ...METADATA,
    lossy,
    ...METADATA,
  );
  const bytes = extendedWebp(0x30, wide, alpha, lossy);
  expect(cleanPhoto(found)).toEqual({ ...picture, bytes });
});

it('leaves out what is behind the end, and behind a picture of the simple format', () => {
  const clean = { ...picture, bytes: LOSSY };
  expect(cleanPhoto(bytesOf(LOSSY, 'PK\x03\x04', SECRET))).toEqual(clean);
  expect(cleanPhoto(writeWebp([lossy, ...METADATA, lossless]))).toEqual(clean);
});

it('leaves out a profile that is none, a second one, and one behind the picture', () => {
  const none = webpChunk('ICCP', SECRET.repeat(20));
  const found = extendedWebp(0x20, none, wide, webpChunk('ICCP', profile('second')), lossy, wide);
  expect(cleanPhoto(found)).toEqual({ ...picture, bytes: extendedWebp(0x20, wide, lossy) });
  expect(cleanPhoto(extendedWebp(0x20, none, lossy))).toEqual({
    ...picture,
    bytes: extendedWebp(0, lossy),
  });
});

it('says of transparency what is so', () => {
  expect(cleanPhoto(extendedWebp(0, alpha, lossy))).toEqual({
    ...picture,
    bytes: extendedWebp(0x10, alpha, lossy),
  });
  expect(cleanPhoto(extendedWebp(0x10, lossy))).toEqual({
    ...picture,
    bytes: extendedWebp(0, lossy),
  });
  expect(cleanPhoto(extendedWebp(0x10, alpha, lossless))).toEqual({
    ...picture,
    bytes: extendedWebp(0, lossless),
  });
  const clear = { type: 'VP8L', data: changed(lossless.data, 4, lossless.data[4]! | 0x10) };
  expect(cleanPhoto(extendedWebp(0, clear))).toEqual({
    ...picture,
    bytes: extendedWebp(0x10, clear),
  });
});

it('writes anew what is reserved, and the byte behind an odd chunk', () => {
  const bytes = extendedWebp(0x20, wide, lossy);
  const found = bytes.slice();
  found.set([0xe1, 1, 2, 3], 20);
  found[30 + 8 + wide.data.length] = 1;
  expect(wide.data.length % 2).toBe(1);
  expect(cleanPhoto(found)).toEqual({ ...picture, bytes });
});

describe('an animation', () => {
  it.each([
    ['its flags', extendedWebp(0x02, lossy)],
    ['ANIM', extendedWebp(0, webpChunk('ANIM', new Uint8Array(6)), lossy)],
    ['a frame', extendedWebp(0, lossy, webpChunk('ANMF', new Uint8Array(16)))],
  ])('is refused, by %s', (_, found) => {
    expect(cleanPhoto(found)).toBe(ANIMATED);
  });
});

it('refuses too many pixels, whatever follows', () => {
  const wideCanvas = webpChunk('VP8X', [0, 0, 0, 0, 0xff, 0xff, 0xff, 0, 0, 0]);
  expect(cleanPhoto(writeWebp([wideCanvas]))).toBe(TOO_LARGE);
  const large = [0xff, 0x3f, 0xff, 0x3f];
  expect(cleanPhoto(writeWebp([{ type: 'VP8 ', data: changed(lossy.data, 6, ...large) }]))).toBe(
    TOO_LARGE,
  );
});

const VP8 = (at: number, ...bytes: number[]) =>
  writeWebp([{ type: 'VP8 ', data: changed(lossy.data, at, ...bytes) }]);
const VP8L = (at: number, ...bytes: number[]) =>
  writeWebp([{ type: 'VP8L', data: changed(lossless.data, at, ...bytes) }]);

it.each([
  ['no chunk', writeWebp([])],
  ['no picture', extendedWebp(0x10, alpha)],
  ['something before its picture', writeWebp([METADATA[1]!, lossy])],
  ['a VP8X that is not the first', writeWebp([METADATA[1]!, ...webpChunks(TRANSPARENT)])],
  ['a short VP8X', writeWebp([webpChunk('VP8X', [0, 0, 0, 0, 11, 0, 0, 7, 0]), lossy])],
  [
    'another size than its picture',
    writeWebp([webpChunk('VP8X', [0, 0, 0, 0, 11, 0, 0, 8, 0, 0]), lossy]),
  ],
  ['no width', VP8(6, 0, 0)],
  ['a picture that is none', VP8(3, 0)],
  ['half a picture', VP8(0, lossy.data[0]! | 1)],
  ['a hidden picture', VP8(0, lossy.data[0]! & ~0x10)],
  ['a first part over its end', VP8(0, 0xf0, 0xff)],
  ['a short picture', writeWebp([webpChunk('VP8 ', lossy.data.subarray(0, 9))])],
  ['a lossless picture that is none', VP8L(0, 0)],
  ['a lossless picture of another version', VP8L(4, 0x20)],
  ['a short lossless picture', writeWebp([webpChunk('VP8L', lossless.data.subarray(0, 5))])],
  ['a size that is longer than the file', changed(LOSSY, 4, 0x4e)],
  ['a size that ends in a chunk', changed(LOSSY, 4, 0x4a)],
  ['a size of nothing', changed(LOSSY, 4, 0)],
  ['a chunk over its end', changed(LOSSY, 16, 0x42)],
  ['a chunk far over its end', changed(LOSSY, 16, 0xff, 0xff, 0xff, 0xff)],
])('refuses one with %s as broken', (_, found) => {
  expect(cleanPhoto(found)).toBe(BROKEN);
});

function changed(found: Uint8Array, at: number, ...bytes: number[]): Uint8Array {
  const other = found.slice();
  other.set(bytes, at);
  return other;
}
