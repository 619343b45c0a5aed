/** EXIF as cameras write it, to test which parts of it remain. */
import { encodeAscii, joinBytes } from '../../photos/formats/photo-file.ts';

/** A word that all test metadata contains. */
export const SECRET = 'Tolleson';

/** A camera's EXIF: the maker, the orientation, the place and a thumbnail. The maker and the thumbnail are `SECRET`. */
export function cameraExif(orientation: number, isLittle = false): Uint8Array {
  const [order, numbers] = isLittle ? ['II*\0', little] : ['MM\0*', big];
  const { short, long } = numbers;
  const entry = (tag: number, type: number, count: number) => [
    ...short(tag),
    ...short(type),
    ...long(count),
  ];
  const shortEntry = (tag: number, value: number) => [...entry(tag, 3, 1), ...short(value), 0, 0];
  const longEntry = (tag: number, value: number) => [...entry(tag, 4, 1), ...long(value)];
  const text = encodeAscii(`${SECRET}\0`);
  const [textAt, gpsAt, smallAt, pictureAt] = [8 + 42, 59, 77, 107];
  return joinBytes([
    encodeAscii(order),
    Uint8Array.from([
      ...long(8),
      // The first directory: maker, orientation, and offset of the GPS directory; then the offset of the next directory.
      ...short(3),
      ...entry(0x010f, 2, text.length),
      ...long(textAt),
      ...shortEntry(0x0112, orientation),
      ...longEntry(0x8825, gpsAt),
      ...long(smallAt),
    ]),
    text,
    Uint8Array.from([
      // Latitude is north.
      ...short(1),
      ...entry(1, 2, 2),
      0x4e,
      0,
      0,
      0,
      ...long(0),
      // The thumbnail: its offset and length.
      ...short(2),
      ...longEntry(0x0201, pictureAt),
      ...longEntry(0x0202, 4 + SECRET.length),
      ...long(0),
    ]),
    Uint8Array.of(0xff, 0xd8),
    encodeAscii(SECRET),
    Uint8Array.of(0xff, 0xd9),
  ]);
}

const big = {
  short: (value: number) => [value >> 8, value & 0xff],
  long: (value: number) => [0, 0, value >> 8, value & 0xff],
};

const little = {
  short: (value: number) => [value & 0xff, value >> 8],
  long: (value: number) => [value & 0xff, value >> 8, 0, 0],
};

/** The bytes of the EXIF that remains. */
export function onlyOrientation(orientation: number): Uint8Array {
  const directory = [0, 0, 0, 8, 0, 1, 0x01, 0x12, 0, 3, 0, 0, 0, 1, 0, orientation, 0, 0];
  return joinBytes([encodeAscii('MM\0*'), Uint8Array.from([...directory, 0, 0, 0, 0])]);
}

/** A colour profile: a valid header, followed by `rest`. */
export function profile(rest = ''): Uint8Array {
  const bytes = new Uint8Array(128);
  bytes.set([0, 0, 0, 128 + rest.length]);
  bytes.set(encodeAscii('acsp'), 36);
  return joinBytes([bytes, encodeAscii(rest)]);
}
