import { expect, it } from 'vitest';
import { cleanOrRefuse, bytesOf } from '../../test/photos/files.ts';
import { BASELINE } from '../../test/photos/samples.ts';
import { EMPTY, UNSUPPORTED_PHOTO } from './photo-file.ts';

it('an empty photo file is refused with a message of its own', () => {
  expect(cleanOrRefuse(new Uint8Array())).toBe(EMPTY);
});

it.each([
  ['text', bytesOf('photo.jpg')],
  ['a page', bytesOf('<!doctype html><img src=x onerror=alert(1)>')],
  ['an SVG', bytesOf('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>')],
  ['a GIF', bytesOf('GIF89a', [12, 0, 8, 0, 0, 0, 0, 0x3b])],
  ['a BMP', bytesOf('BM', new Uint8Array(52))],
  ['an AVIF', bytesOf([0, 0, 0, 28], 'ftypavif', new Uint8Array(16))],
  ['a HEIC', bytesOf([0, 0, 0, 24], 'ftypheic', new Uint8Array(12))],
  ['a film', bytesOf('RIFF', [4, 0, 0, 0], 'AVI ')],
  ['a JPEG with something before it', bytesOf('<!--', BASELINE)],
])('a file that is %s is refused as a photo', (_, bytes) => {
  expect(cleanOrRefuse(bytes)).toBe(UNSUPPORTED_PHOTO);
});

it('cleaning a photo reads only its bytes of a larger buffer, and changes none of them', () => {
  const buffer = bytesOf('before', BASELINE, 'after');
  const before = buffer.slice();
  expect(cleanOrRefuse(buffer.subarray(6, -5))).toEqual({
    format: 'jpg',
    width: 12,
    height: 8,
    bytes: BASELINE,
  });
  expect(buffer).toEqual(before);
});
