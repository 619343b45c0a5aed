/** What the application segments of a JPEG say that its picture needs: written anew, all else is left out. */
import { ascii, joined, textAt } from './bytes.ts';
import { isProfile } from './icc.ts';
import { MARKER, type Segment } from './jpeg-segments.ts';
import { readOrientation, writeOrientation } from './orientation.ts';

/** JFIF 1.01, square pixels, no thumbnail: says that the colours are YCbCr. */
const JFIF = Uint8Array.of(0xff, MARKER.APP0, 0, 16, ...ascii('JFIF\0'), 1, 1, 0, 0, 1, 0, 1, 0, 0);

const EXIF = 'Exif\0';
const ICC = 'ICC_PROFILE\0';

/** Parts that a profile can have: they are counted in one byte. */
const PARTS_MAX = 255;

/**
 * Collects what is needed of the segments before the first scan; decoders look at no others. Of more than one
 * EXIF the first counts, as in Chromium.
 */
export class JpegHead {
  #isJfif = false;
  #orientation: number | undefined;
  #adobe: Uint8Array | undefined;
  readonly #profile: Segment[] = [];

  read(segment: Segment): void {
    const { marker, data } = segment;
    if (marker === MARKER.APP0 && data.length >= 14 && textAt(data, 0, 5) === 'JFIF\0') {
      this.#isJfif = true;
    } else if (marker === MARKER.APP1 && textAt(data, 0, 5) === EXIF) {
      this.#orientation ??= readOrientation(data.subarray(6));
    } else if (marker === MARKER.APP2 && textAt(data, 0, 12) === ICC) {
      if (this.#profile.length <= PARTS_MAX) this.#profile.push(segment);
    } else if (marker === MARKER.APP14 && data.length >= 12 && textAt(data, 0, 5) === 'Adobe') {
      this.#adobe = data.subarray(0, 12);
    }
  }

  get orientation(): number {
    return this.#orientation ?? 1;
  }

  /** The segments to start the file with, behind its SOI. */
  get bytes(): Uint8Array {
    const { orientation } = this;
    return joined([
      ...(this.#isJfif ? [JFIF] : []),
      ...(orientation > 1
        ? [segment(MARKER.APP1, ascii(`${EXIF}\0`), writeOrientation(orientation))]
        : []),
      ...profileSegments(this.#profile),
      ...(this.#adobe ? [segment(MARKER.APP14, this.#adobe)] : []),
    ]);
  }
}

function segment(marker: number, ...data: Uint8Array[]): Uint8Array {
  const bytes = joined(data);
  const length = bytes.length + 2;
  return joined([Uint8Array.of(0xff, marker, length >> 8, length & 0xff), bytes]);
}

/** The parts of a profile in their order; none where one is missing or twice there, or they are no profile. */
function profileSegments(found: Segment[]): Uint8Array[] {
  const parts: Segment[] = [];
  for (const part of found) {
    const [number = 0, count] = part.data.subarray(12, 14);
    if (number < 1 || number > found.length || count !== found.length || parts[number]) return [];
    parts[number] = part;
  }
  const inOrder = parts.slice(1);
  const profile = joined(inOrder.map(({ data }) => data.subarray(14)));
  return isProfile(profile) ? inOrder.map(({ whole }) => whole) : [];
}
