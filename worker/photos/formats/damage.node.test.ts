import { describe, expect, it } from 'vitest';
import { cameraExif, profile, SECRET } from '../../test/photos/exif.ts';
import {
  cleanOrRefuse,
  BEHIND_JFIF,
  extendedWebp,
  IDAT,
  IEND,
  IHDR,
  inserted,
  PALETTE_PNG,
  png,
  segment,
  webpChunk,
  webpChunks,
  isStable,
} from '../../test/photos/files.ts';
import {
  BASELINE,
  CMYK,
  GREY,
  LOSSLESS,
  LOSSY,
  PROGRESSIVE,
  RESTARTS,
  TRANSPARENT,
} from '../../test/photos/samples.ts';

const turned = segment(0xe1, 'Exif\0\0', cameraExif(6));
const wide = segment(0xe2, 'ICC_PROFILE\0\x01\x01', profile());

const SAMPLES: [string, Uint8Array][] = [
  ['baseline JPEG', inserted(BASELINE, BEHIND_JFIF, turned, wide)],
  ['progressive JPEG', PROGRESSIVE],
  ['JPEG of four inks', CMYK],
  ['grey JPEG', GREY],
  ['JPEG with restarts', RESTARTS],
  ['PNG', png(IHDR, ['eXIf', cameraExif(8)], IDAT, ['tEXt', SECRET], IEND)],
  ['PNG with a palette', PALETTE_PNG],
  ['lossy WebP', LOSSY],
  ['lossless WebP', LOSSLESS],
  ['transparent WebP', TRANSPARENT],
  [
    'extended WebP',
    extendedWebp(
      0x28,
      webpChunk('ICCP', profile()),
      webpChunks(LOSSY)[0]!,
      webpChunk('EXIF', cameraExif(3)),
    ),
  ],
];

/** Index from which a file may be cut off, and the numbers of bytes without which its picture is whole. */
function tailOf(sample: Uint8Array): { start: number; lacking: number[] } {
  const file = Buffer.from(sample);
  const data = file.indexOf('IDAT');
  if (sample[0] === 0x89)
    return { start: data + 8 + file.readUInt32BE(data - 4), lacking: [1, 11, 12] };
  if (sample[0] === 0xff)
    return { start: file.indexOf(Uint8Array.of(0xff, 0xda)) + 4, lacking: [1, 2] };
  const isPadded = webpChunks(sample).at(-1)!.data.length % 2 === 1;
  return { start: sample.length - 1, lacking: isPadded ? [1] : [] };
}

describe.each(SAMPLES)('a %s', (_, sample) => {
  it('an undamaged photo is accepted', () => {
    expect(typeof cleanOrRefuse(sample)).toBe('object');
  });

  it('a photo that lacks only its end marker gets the marker', () => {
    const { lacking } = tailOf(sample);
    for (const missing of lacking)
      expect(cleanOrRefuse(sample.subarray(0, sample.length - missing))).toEqual(
        cleanOrRefuse(sample),
      );
  });

  it('a photo that is cut off before its picture or inside a chunk is refused', () => {
    const lengths = Array.from({ length: tailOf(sample).start }, (_, length) => length);
    const accepted = lengths.filter(
      (length) => typeof cleanOrRefuse(sample.subarray(0, length)) !== 'string',
    );
    expect(accepted).toEqual([]);
  });

  it('a photo with one damaged byte is refused, or cleaned to a file that cleaning leaves unchanged', () => {
    const values = [0x00, 0x01, 0x7f, 0x80, 0xd9, 0xff];
    for (const at of sample.keys()) {
      const bits = [1, 2, 4, 8, 16, 32, 64, 128].map((bit) => (sample[at] ?? 0) ^ bit);
      for (const byte of [...values, ...bits]) {
        const damaged = sample.slice();
        damaged[at] = byte;
        expect(isStable(damaged)).toBe(true);
      }
    }
  });
});
