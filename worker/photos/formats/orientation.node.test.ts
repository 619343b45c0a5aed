import { expect, it } from 'vitest';
import { cameraExif } from '../../test/photos/exif.ts';
import { bytesOf } from '../../test/photos/files.ts';
import { toDisplayedSize, readOrientation, writeOrientation } from './orientation.ts';

const EIGHT = [1, 2, 3, 4, 5, 6, 7, 8];

it.each(EIGHT)('the EXIF orientation %i is read in both byte orders', (orientation) => {
  expect(readOrientation(cameraExif(orientation))).toBe(orientation);
  expect(readOrientation(cameraExif(orientation, true))).toBe(orientation);
});

it('the last four EXIF orientations swap a picture’s width and height', () => {
  expect(
    EIGHT.filter(
      (orientation) => toDisplayedSize(orientation, { width: 1, height: 2 }).width === 2,
    ),
  ).toEqual([5, 6, 7, 8]);
});

const six = writeOrientation(6);
const changed = (at: number, byte: number) =>
  six.map((value, index) => (index === at ? byte : value));

it.each([
  ['nothing', new Uint8Array()],
  ['text', bytesOf('MM, and then text')],
  ['0', changed(19, 0)],
  ['9', changed(19, 9)],
  ['262', changed(18, 1)],
  ['another type', changed(13, 4)],
  ['two of them', changed(17, 2)],
  ['another tag', changed(10, 2)],
  ['a directory behind the end', changed(6, 255)],
  ['a directory far behind the end', changed(4, 255)],
  ['no entries', changed(9, 0)],
])('a picture is not rotated if its EXIF says %s', (_, tiff) => {
  expect(readOrientation(tiff)).toBe(1);
});

it('a picture is not rotated if its EXIF breaks off anywhere', () => {
  // The last four bytes, the offset of the next directory, are optional.
  const halves = Array.from({ length: six.length - 4 }, (_, length) => six.subarray(0, length));
  expect(halves.filter((half) => readOrientation(half) !== 1)).toEqual([]);
});
