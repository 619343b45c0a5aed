/** JPEG: https://www.w3.org/Graphics/JPEG/itu-t81.pdf, annex B */
import { readOrientation, toDisplayedSize, writeOrientation } from './orientation.ts';
import {
  encodeAscii,
  checkSize,
  type CleanPhoto,
  isProfile,
  joinBytes,
  MAX_PIECES,
  refusePhoto,
  readAscii,
  UNUSUAL_JPEG,
  toDataView,
} from './photo-file.ts';

const [DHT, RST0, RST7, SOI, EOI, SOS] = [0xc4, 0xd0, 0xd7, 0xd8, 0xd9, 0xda] as const;
const [DQT, DNL, DRI, APP0, APP15, COM] = [0xdb, 0xdc, 0xdd, 0xe0, 0xef, 0xfe] as const;

/** Maximum scans of a JPEG. A progressive one has about ten; thousands in a small file would block a browser. */
const MAX_SCANS = 100;

/** A JFIF segment, 1.01, with square pixels and no thumbnail. It declares YCbCr colors. */
const JFIF = encodeSegment(APP0, encodeAscii('JFIF\0'), Uint8Array.of(1, 1, 0, 0, 1, 0, 1, 0, 0));

interface Segment {
  marker: number;
  data: Uint8Array;
  whole: Uint8Array;
}

/**
 * Removes metadata from a JPEG. Keeps frame, tables, scans and color profile byte for byte; rewrites JFIF, EXIF and
 * Adobe segments. @throws `Refusal` if the file is invalid or unusual
 */
export function cleanJpeg(bytes: Uint8Array): CleanPhoto {
  const applications: Segment[] = [];
  const picture: Uint8Array[] = [];
  let frame: ReturnType<typeof readFrame> | undefined;
  let scans = 0;
  for (const segment of readSegments(bytes)) {
    const { marker, data, whole } = segment;
    if ((marker >= APP0 && marker <= APP15) || marker === COM || marker === DNL) {
      // Decoders ignore application segments after the first scan, and DNL if the frame has a height.
      if (scans === 0) applications.push(segment);
      continue;
    }
    if (marker === SOS) {
      const count = data[0] ?? 0;
      if (!frame || count < 1 || count > frame.components) refusePhoto();
      if (data.length !== 4 + 2 * count) refusePhoto();
      scans += 1;
      if (scans > MAX_SCANS) refusePhoto(UNUSUAL_JPEG);
    } else if (marker === DHT || marker === DQT || marker === DRI) {
      if (!areTables(marker, data)) refusePhoto();
    } else if (marker >= 0xc0 && marker <= 0xcf && marker !== 0xc8 && marker !== 0xcc) {
      if (frame) refusePhoto();
      frame = readFrame(marker, data);
    } else if (marker !== EOI) {
      refusePhoto();
    }
    picture.push(whole);
  }
  if (!frame || scans === 0) refusePhoto();
  const { orientation, head } = readJpegHead(applications);
  const clean = joinBytes([Uint8Array.of(0xff, SOI), ...head, ...picture]);
  return { format: 'jpg', ...toDisplayedSize(orientation, frame), bytes: clean };
}

/** The segments of a JPEG. The last is EOI, even if the file lacks it: viewers show such a photo. */
function* readSegments(bytes: Uint8Array): Generator<Segment> {
  const view = toDataView(bytes);
  let at = 2;
  for (let count = 0; count < MAX_PIECES && (bytes[at] ?? 0xff) === 0xff; count += 1) {
    while (bytes[at] === 0xff) at += 1;
    const [start, marker] = [at - 1, bytes[at] ?? EOI];
    if (marker === EOI)
      return yield { marker, data: new Uint8Array(), whole: Uint8Array.of(0xff, EOI) };
    const length = view.getUint16(at + 1);
    const end = at + 1 + length;
    if (length < 2 || end > bytes.length) break;
    const data = bytes.subarray(at + 3, end);
    at = marker === SOS ? endOfScan(bytes, end) : end;
    yield { marker, data, whole: bytes.subarray(start, at) };
  }
  return refusePhoto();
}

/** Index of the next marker after a scan, skipping stuffed zeros and restart markers. */
function endOfScan(bytes: Uint8Array, from: number): number {
  for (let at = bytes.indexOf(0xff, from); at >= 0;) {
    let next = at + 1;
    while (bytes[next] === 0xff) next += 1;
    const marker = bytes[next] ?? EOI;
    if (marker !== 0 && (marker < RST0 || marker > RST7)) return at;
    at = bytes.indexOf(0xff, next);
  }
  return bytes.length;
}

function readFrame(marker: number, data: Uint8Array) {
  // Huffman-coded baseline, extended and progressive JPEGs: the ones browsers support.
  if (marker > 0xc2) refusePhoto(UNUSUAL_JPEG);
  const view = toDataView(data);
  const [precision, height, width] = [view.getUint8(0), view.getUint16(1), view.getUint16(3)];
  const components = view.getUint8(5);
  if (data.length !== 6 + 3 * components) refusePhoto();
  if (precision !== 8 || ![1, 3, 4].includes(components)) refusePhoto(UNUSUAL_JPEG);
  checkSize(width, height);
  return { width, height, components };
}

/** Whether a DHT, DQT or DRI contains whole tables without trailing bytes. */
function areTables(marker: number, data: Uint8Array): boolean {
  if (marker === DRI) return data.length === 2;
  let at = 0;
  while (at < data.length) {
    // The high nibble of the first byte is a table's class or precision, the low nibble its number.
    const first = data[at] ?? 0;
    if (first >> 4 > 1 || (first & 15) > 3) return false;
    const codes = data.subarray(at + 1, at + 17).reduce((sum, count) => sum + count, 0);
    at += marker === DHT ? 17 + codes : 1 + 64 * ((first >> 4) + 1);
  }
  return at === data.length;
}

/** The orientation, and the application segments that affect the picture. Browsers use the first EXIF segment. */
function readJpegHead(applications: Segment[]) {
  const named = (number: number, name: string, least = 0) =>
    applications.filter(
      ({ marker, data }) =>
        marker === APP0 + number &&
        data.length >= least &&
        readAscii(data, 0, name.length) === name,
    );
  const [exif] = named(1, 'Exif\0');
  const orientation = exif ? readOrientation(exif.data.subarray(6)) : 1;
  const adobe = named(14, 'Adobe', 12).at(-1);
  const head = [
    ...(named(0, 'JFIF\0', 14).length > 0 ? [JFIF] : []),
    ...(orientation > 1
      ? [encodeSegment(APP0 + 1, encodeAscii('Exif\0\0'), writeOrientation(orientation))]
      : []),
    ...joinProfile(named(2, 'ICC_PROFILE\0')),
    // Without Adobe's segment, CMYK and RGB pictures would change color.
    ...(adobe ? [encodeSegment(APP0 + 14, adobe.data.subarray(0, 12))] : []),
  ];
  return { orientation, head };
}

/** The segments of an ICC profile in order; none unless the profile is complete and valid. */
function joinProfile(segments: Segment[]): Uint8Array[] {
  const parts = segments.toSorted((a, b) => (a.data[12] ?? 0) - (b.data[12] ?? 0));
  const isWhole = parts.every(({ data }, at) => data[12] === at + 1 && data[13] === parts.length);
  const profile = () => joinBytes(parts.map(({ data }) => data.subarray(14)));
  return isWhole && isProfile(profile()) ? parts.map(({ whole }) => whole) : [];
}

function encodeSegment(marker: number, ...data: Uint8Array[]): Uint8Array {
  const bytes = joinBytes(data);
  const length = bytes.length + 2;
  return joinBytes([Uint8Array.of(0xff, marker, length >> 8, length & 0xff), bytes]);
}
