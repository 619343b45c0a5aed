import { expect, it } from 'vitest';
import {
  cleanOrRefuse,
  bytesOf,
  changed,
  extendedWebp,
  webpChunk,
  webpChunks,
} from '../../test/photos/files.ts';
import { LOSSLESS, LOSSY, TRANSPARENT } from '../../test/photos/samples.ts';
import { ANIMATED, BROKEN, TOO_MANY_PIXELS } from './photo-file.ts';
import { writeWebp } from './webp.ts';

const lossy = webpChunks(LOSSY)[0]!;
const lossless = webpChunks(LOSSLESS)[0]!;
const alpha = webpChunks(TRANSPARENT)[1]!;
const unknown = webpChunk('HTML', '<script>');

const VP8 = (at: number, ...bytes: number[]) =>
  writeWebp([{ type: 'VP8 ', data: changed(lossy.data, at, ...bytes) }]);
const VP8L = (at: number, ...bytes: number[]) =>
  writeWebp([{ type: 'VP8L', data: changed(lossless.data, at, ...bytes) }]);

it.each([
  ['its flags', extendedWebp(0x02, lossy)],
  ['ANIM', extendedWebp(0, webpChunk('ANIM', new Uint8Array(6)), lossy)],
  ['a frame', extendedWebp(0, lossy, webpChunk('ANMF', new Uint8Array(16)))],
])('an animated WebP is recognized by %s and refused', (_, array) => {
  expect(cleanOrRefuse(array)).toBe(ANIMATED);
});

it.each([
  writeWebp([webpChunk('VP8X', [0, 0, 0, 0, 0xff, 0xff, 0xff, 0, 0, 0])]),
  writeWebp([webpChunk('VP8X', [0, 0, 0, 0, 0, 0, 0, 0xff, 0xff, 0xff])]),
  VP8(6, 0xff, 0x3f, 0xff, 0x3f),
])('a WebP with too many pixels is refused', (array) => {
  expect(cleanOrRefuse(array)).toBe(TOO_MANY_PIXELS);
});

it.each([
  ['no chunk', writeWebp([])],
  ['no picture', extendedWebp(0x10, alpha)],
  ['something before its picture', writeWebp([unknown, lossy])],
  ['a VP8X that is not the first', writeWebp([unknown, ...webpChunks(TRANSPARENT)])],
  ['a short VP8X', writeWebp([webpChunk('VP8X', [0, 0, 0, 0, 11, 0, 0, 7, 0]), lossy])],
  [
    'another size than its picture',
    writeWebp([webpChunk('VP8X', [0, 0, 0, 0, 11, 0, 0, 8, 0, 0]), lossy]),
  ],
  ['no width', VP8(6, 0, 0)],
  [
    'more chunks than a photo has',
    extendedWebp(0, lossy, ...Array.from({ length: 5000 }, () => unknown)),
  ],
  ['a picture that is none', VP8(3, 0)],
  ['half a picture', VP8(0, lossy.data[0]! | 1)],
  ['a picture of another version', VP8(0, lossy.data[0]! | 8)],
  ['a hidden picture', VP8(0, lossy.data[0]! & ~0x10)],
  ['a first part over its end', VP8(0, 0xf0, 0xff)],
  ['a short picture', writeWebp([webpChunk('VP8 ', lossy.data.subarray(0, 9))])],
  ['a lossless picture that is none', VP8L(0, 0)],
  ['a lossless picture of another version', VP8L(4, 0x20)],
  ['a short lossless picture', writeWebp([webpChunk('VP8L', lossless.data.subarray(0, 5))])],
  ['a size that is longer than the file', changed(LOSSY, 4, 0x4e)],
  ['a size that ends in a chunk', changed(LOSSY, 4, 0x4a)],
  ['half a chunk at its end', changed(bytesOf(LOSSY, 'half'), 4, 0x50)],
  ['a size of nothing', changed(LOSSY, 4, 0)],
  ['a chunk over its end', changed(LOSSY, 16, 0x42)],
  ['a chunk far over its end', changed(LOSSY, 16, 0xff, 0xff, 0xff, 0xff)],
])('a WebP with %s is refused as broken', (_, array) => {
  expect(cleanOrRefuse(array)).toBe(BROKEN);
});
