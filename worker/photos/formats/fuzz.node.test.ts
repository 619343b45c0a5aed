/** Property tests with generated files: no file breaks the parsers. */
import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { SECRET } from '../../test/photos/exif.ts';
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
import { LOSSY, PROGRESSIVE } from '../../test/photos/samples.ts';

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
