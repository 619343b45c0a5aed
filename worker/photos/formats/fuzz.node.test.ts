/** Property tests with generated files: metadata never survives, and no file breaks the parsers. */
import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { cameraExif, SECRET } from '../../test/photos/exif.ts';
import {
  BEHIND_JFIF,
  bytesOf,
  extendedWebp,
  IDAT,
  IEND,
  IHDR,
  inserted,
  type NamedChunk,
  PNG,
  png,
  segment,
  webpChunk,
  webpChunks,
  isStable,
} from '../../test/photos/files.ts';
import { BASELINE, CMYK, LOSSY, PROGRESSIVE } from '../../test/photos/samples.ts';
import { cleanPhoto } from './clean-photo.ts';

const data = fc
  .tuple(
    fc.constantFrom('', 'http://ns.adobe.com/xap/1.0/\0', 'Photoshop 3.0\0', 'MPF\0', 'JFXX\0'),
    fc.uint8Array({ maxLength: 300 }),
  )
  .map(([name, rest]) => bytesOf(name, SECRET, rest));

const exif = fc.boolean().map((isLittle) => cameraExif(1, isLittle));

it('a JPEG is stored without EXIF, GPS, XMP, IPTC, thumbnails and comments', () => {
  const marker = fc.constantFrom(0xe1, 0xe2, 0xe3, 0xe7, 0xec, 0xed, 0xef, 0xfe);
  const found = fc.oneof(
    fc.tuple(marker, data).map(([marker, data]) => segment(marker, data)),
    exif.map((tiff) => segment(0xe1, 'Exif\0\0', tiff)),
  );
  const photo = fc.constantFrom(BASELINE, CMYK, PROGRESSIVE);
  fc.assert(
    fc.property(photo, fc.array(found), data, (photo, segments, tail) => {
      const at = photo === CMYK ? 2 : BEHIND_JFIF;
      const clean = cleanPhoto(bytesOf(inserted(photo, at, ...segments), tail));
      expect(clean).toMatchObject({ bytes: photo });
    }),
  );
});

it('a PNG is stored without text, EXIF and unknown chunks', () => {
  const type = fc.constantFrom('tEXt', 'zTXt', 'iTXt', 'tIME', 'pHYs', 'prVt', 'caBX');
  const found = fc.oneof(
    fc.tuple(type, data).map((parts): NamedChunk => parts),
    exif.map((tiff): NamedChunk => ['eXIf', tiff]),
  );
  fc.assert(
    fc.property(fc.array(found), fc.array(found), (before, after) => {
      const clean = cleanPhoto(png(IHDR, ...before, IDAT, ...after, IEND, ...after));
      expect(clean).toMatchObject({ bytes: PNG });
    }),
  );
});

it('a WebP is stored without EXIF, XMP and unknown chunks', () => {
  const type = fc.constantFrom('EXIF', 'XMP ', 'ABCD', 'C2PA');
  const found = fc.tuple(type, fc.oneof(data, exif)).map((parts) => webpChunk(...parts));
  const [picture] = webpChunks(LOSSY);
  fc.assert(
    fc.property(fc.array(found), fc.array(found), (before, after) => {
      const clean = cleanPhoto(extendedWebp(0x0c, ...before, picture!, ...after));
      expect(clean).toMatchObject({ bytes: extendedWebp(0, picture!) });
    }),
  );
});

const start = fc.constantFrom(SECRET, 'Exif\0\0', 'ICC_PROFILE\0\x01\x01', 'JFIF\0', 'Adobe', '');
const body = fc.tuple(start, fc.uint8Array({ maxLength: 200 })).map((parts) => bytesOf(...parts));

it('a JPEG with any segments is cleaned or refused', () => {
  const marker = fc.integer({ min: 0xc0, max: 0xff });
  const part = fc.oneof(
    { weight: 4, arbitrary: fc.tuple(fc.integer({ min: 0xe0, max: 0xef }), body) },
    { weight: 1, arbitrary: fc.tuple(marker, body) },
  );
  fc.assert(
    fc.property(fc.array(part, { maxLength: 6 }), fc.boolean(), (parts, isFirst) => {
      const segments = parts.map(([marker, data]) => segment(marker, data));
      expect(isStable(inserted(PROGRESSIVE, isFirst ? 2 : BEHIND_JFIF, ...segments))).toBe(true);
    }),
  );
});

it('a PNG with any chunks is cleaned or refused', () => {
  const types = ['tEXt', 'eXIf', 'iCCP', 'gAMA', 'tRNS', 'PLTE', 'sBIT', 'IDAT', 'prVt', 'IEND'];
  const chunk = fc.tuple(fc.constantFrom(...types), body).map((parts): NamedChunk => parts);
  fc.assert(
    fc.property(fc.array(chunk), fc.array(chunk), (before, after) => {
      expect(isStable(png(IHDR, ...before, IDAT, ...after, IEND))).toBe(true);
    }),
  );
});

it('a WebP with any chunks is cleaned or refused', () => {
  const types = ['EXIF', 'XMP ', 'ICCP', 'ALPH', 'VP8 ', 'VP8L', 'VP8X', 'ABCD'];
  const chunk = fc.tuple(fc.constantFrom(...types), body).map((parts) => webpChunk(...parts));
  const [picture] = webpChunks(LOSSY);
  fc.assert(
    fc.property(fc.nat(255), fc.array(chunk), fc.array(chunk), (flags, before, after) => {
      expect(isStable(extendedWebp(flags, ...before, picture!, ...after))).toBe(true);
    }),
  );
});

it('any bytes after a format’s signature are cleaned or refused', () => {
  const signature = fc.constantFrom(
    PNG.subarray(0, 8),
    bytesOf([0xff, 0xd8, 0xff]),
    bytesOf('RIFF\x20\0\0\0WEBP'),
  );
  fc.assert(
    fc.property(signature, fc.uint8Array({ maxLength: 100 }), (signature, rest) => {
      expect(isStable(bytesOf(signature, rest))).toBe(true);
    }),
  );
});
