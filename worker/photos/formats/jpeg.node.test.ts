import { expect, it } from 'vitest';
import { cameraExif, onlyOrientation, profile, SECRET } from '../../test/photos/exif.ts';
import { BEHIND_JFIF, bytesOf, inserted, segment } from '../../test/photos/files.ts';
import { BASELINE, CMYK, GREY, PROGRESSIVE, RESTARTS } from '../../test/photos/samples.ts';
import { cleanPhoto } from './clean-photo.ts';

const picture = { format: 'jpg', width: 12, height: 8 };

it.each([
  ['baseline', BASELINE, 12, 8],
  ['progressive', PROGRESSIVE, 12, 8],
  ['with four inks', CMYK, 12, 8],
  ['grey', GREY, 12, 8],
  ['with restarts', RESTARTS, 40, 24],
])('a JPEG without metadata stays byte for byte: %s', (_, bytes, width, height) => {
  expect(cleanPhoto(bytes)).toEqual({ format: 'jpg', width, height, bytes });
});

const app = (number: number, ...data: (string | number[] | Uint8Array)[]) =>
  segment(0xe0 + number, ...data);
const exif = (orientation: number) => app(1, 'Exif\0\0', cameraExif(orientation));
const ink = [140, 38, 51];

const METADATA: [string, Uint8Array][] = [
  ['EXIF', exif(1)],
  ['XMP', app(1, `http://ns.adobe.com/xap/1.0/\0<x:xmpmeta>${SECRET}</x:xmpmeta>`)],
  ['more XMP', app(1, `http://ns.adobe.com/xmp/extension/\0${'0'.repeat(40)}${SECRET}`)],
  ['IPTC', app(13, `Photoshop 3.0\x008BIM\x04\x04\0\0${SECRET}`)],
  ['a comment', segment(0xfe, `<script>alert('${SECRET}')</script>`)],
  ['a smaller picture', app(0, 'JFXX\0\x10', [0xff, 0xd8], SECRET, [0xff, 0xd9])],
  ['where other pictures are', app(2, `MPF\0MM\0*${SECRET}`)],
  ['a profile without its signature', app(2, 'ICC_PROFILE\0\x01\x01', SECRET.repeat(20))],
  ['FlashPix', app(2, `FPXR\0${SECRET}`)],
  ['what only its maker knows', app(7, SECRET)],
  ['a mark of Adobe that is cut off', app(14, 'Adobe')],
  ['how many lines there are', segment(0xdc, [0, 8])],
];

it('cleaning a JPEG removes all kinds of metadata, before and inside the picture', () => {
  const all = METADATA.map(([, array]) => array);
  const secondScan = lastScan(PROGRESSIVE);
  const foundArray = inserted(inserted(PROGRESSIVE, secondScan, ...all), 2, ...all);
  expect(cleanPhoto(foundArray)).toEqual({ ...picture, bytes: PROGRESSIVE });
});

it('cleaning a JPEG rewrites its JFIF header without the thumbnail', () => {
  const jfif = app(0, 'JFIF\0', [1, 2, 1, 0, 72, 0, 72, 1, 1], ink);
  const array = bytesOf([0xff, 0xd8], jfif, BASELINE.subarray(BEHIND_JFIF));
  expect(cleanPhoto(array)).toEqual({ ...picture, bytes: BASELINE });
});

it('cleaning a JPEG removes padding after its picture, but none of the picture’s bytes', () => {
  const data = [0xff, 0x00, 0xff, 0xff, 0x00, 0xff, 0xd7, 0xff, 0xff, 0xd0, 1];
  const bytes = inserted(BASELINE, BASELINE.length - 2, data);
  const array = inserted(bytes, bytes.length - 2, [0xff, 0xff]);
  expect(cleanPhoto(array)).toEqual({ ...picture, bytes });
});

it('cleaning a JPEG removes padding before a marker, and the extra bytes of an Adobe segment', () => {
  const longer = app(14, 'Adobe', [0, 100, 0, 0, 0, 0, 0], SECRET);
  const array = bytesOf([0xff, 0xd8], longer, [0xff, 0xff], CMYK.subarray(18));
  expect(cleanPhoto(array)).toEqual({ ...picture, bytes: CMYK });
});

it.each([2, 3, 4, 5, 6, 7, 8])(
  'cleaning a JPEG leaves only the orientation %i of its EXIF',
  (orientation) => {
    const [width, height] = orientation < 5 ? [12, 8] : [8, 12];
    const left = app(1, 'Exif\0\0', onlyOrientation(orientation));
    const bytes = inserted(BASELINE, BEHIND_JFIF, left);
    for (const at of [2, BEHIND_JFIF, lastScan(BASELINE)]) {
      const array = inserted(BASELINE, at, exif(orientation), exif(1));
      expect(cleanPhoto(array)).toEqual({ format: 'jpg', width, height, bytes });
    }
  },
);

it('the orientation of a JPEG is that of its first EXIF before the picture', () => {
  const clean = { ...picture, bytes: PROGRESSIVE };
  expect(cleanPhoto(inserted(PROGRESSIVE, BEHIND_JFIF, exif(9), exif(6)))).toEqual(clean);
  expect(cleanPhoto(inserted(PROGRESSIVE, lastScan(PROGRESSIVE), exif(6)))).toEqual(clean);
});

const whole = profile('wide');
const part = (number: number, count: number, data: Uint8Array) =>
  app(2, 'ICC_PROFILE\0', [number, count], data);
const halves = [part(1, 2, whole.subarray(0, 20)), part(2, 2, whole.subarray(20))] as const;

it('the color profile of a JPEG stays byte for byte, in the order of its segments', () => {
  const single = inserted(BASELINE, BEHIND_JFIF, part(1, 1, whole));
  expect(cleanPhoto(single)).toEqual({ ...picture, bytes: single });
  const array = inserted(BASELINE, BEHIND_JFIF, halves[1], exif(1), halves[0]);
  const bytes = inserted(BASELINE, BEHIND_JFIF, ...halves);
  expect(cleanPhoto(array)).toEqual({ ...picture, bytes });
});

it.each([
  ['one is missing', [halves[1]]],
  ['one is there twice', [part(1, 2, whole), part(1, 2, whole)]],
  ['one ends in the head of the profile', [part(1, 1, whole.subarray(0, 127))]],
  ['one is too many', [...halves, halves[1]]],
  ['they disagree on how many they are', [halves[0], part(2, 3, whole.subarray(20))]],
  ['one is part 0', [part(0, 1, whole)]],
  ['one has no number', [app(2, 'ICC_PROFILE\0')]],
  ['there are 300', Array.from({ length: 300 }, (_, at) => part(at & 255, 44, whole))],
])('a JPEG loses its color profile if, of the profile’s parts, %s', (_, parts) => {
  const array = inserted(BASELINE, BEHIND_JFIF, ...parts);
  expect(cleanPhoto(array)).toEqual({ ...picture, bytes: BASELINE });
});

function lastScan(jpeg: Uint8Array): number {
  return Buffer.from(jpeg).lastIndexOf(Uint8Array.of(0xff, 0xda));
}
