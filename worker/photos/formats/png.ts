import { joined, KeptBytes } from './bytes.ts';
import type { CleanPhoto } from './clean-photo.ts';
import { isTurned, readOrientation, writeOrientation } from './orientation.ts';
import { type Chunk, chunk, chunksOf } from './png-chunks.ts';
import { isColorChunk, isPalette, isRightColorChunk, isTransparency } from './png-colors.ts';
import { COLOR, type Header, readHeader } from './png-header.ts';
import { ANIMATED, BROKEN } from './refusals.ts';

const ANIMATION = new Set(['acTL', 'fcTL', 'fdAT']);

/** The signature and the IHDR. */
const START_BYTES = 33;

/**
 * Rewrites a PNG with its picture, its palette and the chunks that say how its colours look.
 * @param bytes that start with the signature of a PNG
 * @returns the photo, or why it is refused
 */
export function cleanPng(bytes: Uint8Array): CleanPhoto | string {
  const chunks = chunksOf(bytes);
  const first = chunks.next().value as Chunk | undefined;
  if (first?.type !== 'IHDR') return BROKEN;
  const header = readHeader(first.data);
  if (typeof header === 'string') return header;

  const kept = new KeptBytes(bytes.length);
  const body = new PngBody(header);
  for (const next of chunks) {
    if (ANIMATION.has(next.type)) return ANIMATED;
    const use = body.use(next);
    if (use === 'break') return BROKEN;
    if (use === 'keep') kept.add(next.whole);
    if (next.type === 'IEND') return photo(header, body.orientation, bytes, kept.all);
  }
  return BROKEN;
}

function photo(
  { width, height }: Header,
  orientation: number,
  bytes: Uint8Array,
  rest: Uint8Array,
): CleanPhoto {
  const start = bytes.subarray(0, START_BYTES);
  const exif = orientation > 1 ? [chunk('eXIf', writeOrientation(orientation))] : [];
  const [seenWidth, seenHeight] = isTurned(orientation) ? [height, width] : [width, height];
  const clean = joined([start, ...exif, rest]);
  return { format: 'png', width: seenWidth, height: seenHeight, bytes: clean };
}

/** What comes of a chunk: some picture cannot be shown without what is wrong. */
type Use = 'keep' | 'leave out' | 'break';

/** The chunks behind the IHDR, in their order. */
class PngBody {
  readonly #header: Header;
  readonly #seen = new Set<string>();
  #last = '';
  #colors = 0;
  #pictureBytes = 0;
  #orientation: number | undefined;

  constructor(header: Header) {
    this.#header = header;
  }

  get orientation(): number {
    return this.#orientation ?? 1;
  }

  use({ type, data }: Chunk): Use {
    const use = this.#judge(type, data);
    this.#last = type;
    return use;
  }

  #judge(type: string, data: Uint8Array): Use {
    if (type === 'PLTE') return this.#palette(data);
    if (type === 'IDAT') return this.#picture(data);
    if (type === 'IEND') return data.length === 0 && this.#pictureBytes > 0 ? 'keep' : 'break';
    if (/^[A-Z]/.test(type)) return 'break';
    const isBeforePicture = !this.#seen.has('IDAT');
    // Behind the picture no browser looks for it.
    if (type === 'eXIf' && isBeforePicture) this.#orientation ??= readOrientation(data);
    if (type === 'tRNS')
      return isBeforePicture && this.#isTransparency(data) ? 'keep' : 'leave out';
    if (!isColorChunk(type)) return 'leave out';
    const isInPlace = isBeforePicture && !this.#seen.has('PLTE');
    const isRight = isInPlace && this.#isFirst(type) && isRightColorChunk(type, data, this.#header);
    return isRight ? 'keep' : 'leave out';
  }

  #palette(data: Uint8Array): Use {
    const { color } = this.#header;
    if (color === COLOR.grey || color === COLOR.greyAlpha) return 'leave out';
    const isInPlace = !this.#seen.has('IDAT') && !this.#seen.has('tRNS');
    if (!isInPlace || !this.#isFirst('PLTE') || !isPalette(data, this.#header)) return 'break';
    this.#colors = data.length / 3;
    return 'keep';
  }

  #picture(data: Uint8Array): Use {
    const isFirst = this.#isFirst('IDAT');
    if (!isFirst && this.#last !== 'IDAT') return 'break';
    if (this.#header.color === COLOR.palette && this.#colors === 0) return 'break';
    this.#pictureBytes += data.length;
    return 'keep';
  }

  #isTransparency(data: Uint8Array): boolean {
    return this.#isFirst('tRNS') && isTransparency(data, this.#header, this.#colors);
  }

  #isFirst(type: string): boolean {
    const isFirst = !this.#seen.has(type);
    this.#seen.add(type);
    return isFirst;
  }
}
