/** Whatever metadata a file has, wherever it stands: the stored bytes are those of the same file without it. */
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
