import type { PhotoFormat } from '@desert/contract/photos';

/** Cameras and phones make no larger photo. */
const FILE_MB_MAX = 100;

/** A decoded pixel takes four bytes: phones end a tab that takes more than this. */
const MEGAPIXELS_MAX = 100;

/** Bytes that are read of a file: a camera puts a preview and a colour profile before the size of a JPEG. */
const HEADER_BYTES = 256 * 1024;

/**
 * Checks a chosen file before it is decoded.
 * @returns its format by its first bytes; undefined for another format, which the browser may know
 * @throws PhotoProblem if the file can never be uploaded
 */
export async function checkPhoto(file: File): Promise<PhotoFormat | 'heic' | undefined> {
  if (file.size > FILE_MB_MAX * 1024 * 1024) {
    throw new PhotoProblem(`This file is larger than ${FILE_MB_MAX} MB. Choose a smaller version.`);
  }
  const header = await headerOf(file);
  if (header.length === 0)
    throw new PhotoProblem('This file is empty or missing. Choose another one.');
  if ((pixelsOf(header) ?? 0) > MEGAPIXELS_MAX * 1_000_000) {
    throw new PhotoProblem(
      `This photo has more than ${MEGAPIXELS_MAX} megapixels. Choose a smaller version.`,
    );
  }
  return formatOf(header);
}

/** The error for a file that the browser cannot decode. */
export function undecodable(format: PhotoFormat | 'heic' | undefined): PhotoProblem {
  if (format === 'heic') {
    return new PhotoProblem(
      'Your browser can’t open HEIC photos. Save this one as a JPEG and try again.',
    );
  }
  return new PhotoProblem(
    format === undefined
      ? 'Your browser can’t open this file as a photo. Choose a JPEG, PNG, or WebP.'
      : 'This photo is damaged or incomplete. Choose another copy.',
  );
}

async function headerOf(file: File): Promise<Uint8Array> {
  try {
    return new Uint8Array(await file.slice(0, HEADER_BYTES).arrayBuffer());
  } catch {
    throw new PhotoProblem(
      'We can’t read this file. It may have been moved, changed, or deleted. Choose it again.',
    );
  }
}

/** Brands of the containers that hold HEVC, which most browsers do not decode. */
const HEVC_BRAND = /^(?:hei[cmsx]|hev[cmsx])$/;

/** Brands of any image of that container. AVIF has them as well. */
const CONTAINER_BRAND = /^(?:mif1|msf1)$/;

/** The format of a file by its first bytes; undefined for any other format. */
export function formatOf(bytes: Uint8Array): PhotoFormat | 'heic' | undefined {
  const start = textAt(bytes, 0, 12);
  if (start.startsWith('\xff\xd8\xff')) return 'jpg';
  if (start.startsWith('\x89PNG\r\n\x1a\n')) return 'png';
  if (start.startsWith('RIFF') && start.endsWith('WEBP')) return 'webp';
  return start.slice(4, 8) === 'ftyp' && isHeic(bytes) ? 'heic' : undefined;
}

/** The number of pixels of a JPEG, PNG or WebP by its first bytes; undefined if they do not have it. */
export function pixelsOf(bytes: Uint8Array): number | undefined {
  const format = formatOf(bytes);
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  if (format === 'png' && bytes.length >= 24) return view.getUint32(16) * view.getUint32(20);
  if (format === 'webp' && bytes.length >= 30) return webpPixels(view, textAt(bytes, 12, 16));
  if (format !== 'jpg') return undefined;
  const frame = frameAt(view);
  return frame && view.getUint16(frame + 5) * view.getUint16(frame + 7);
}

/** The size of a WebP, by its first chunk: https://www.rfc-editor.org/rfc/rfc9649 */
function webpPixels(view: DataView, chunk: string): number {
  const bits = view.getUint32(21, true);
  if (chunk === 'VP8L') return ((bits & 0x3fff) + 1) * (((bits >> 14) & 0x3fff) + 1);
  if (chunk === 'VP8 ')
    return (view.getUint16(26, true) & 0x3fff) * (view.getUint16(28, true) & 0x3fff);
  const uint24 = (at: number) => view.getUint16(at, true) + view.getUint8(at + 2) * 0x1_00_00;
  return (uint24(24) + 1) * (uint24(27) + 1);
}

/** The offset of a JPEG's frame header, which has its size. */
function frameAt(view: DataView): number | undefined {
  let at = 2;
  while (at + 9 <= view.byteLength && view.getUint8(at) === 0xff) {
    const marker = view.getUint8(at + 1);
    // All frames but the tables among them: DHT, JPG and DAC.
    if (marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker)) return at;
    at += 2 + view.getUint16(at + 2);
  }
  return undefined;
}

function isHeic(bytes: Uint8Array): boolean {
  const end = Math.min(new DataView(bytes.buffer, bytes.byteOffset).getUint32(0), bytes.length);
  const brands: string[] = [textAt(bytes, 8, 12)];
  for (let at = 16; at + 4 <= end; at += 4) brands.push(textAt(bytes, at, at + 4));
  if (brands.some((brand) => HEVC_BRAND.test(brand))) return true;
  return brands.some((brand) => CONTAINER_BRAND.test(brand)) && !brands.includes('avif');
}

/** Bytes as characters. */
function textAt(bytes: Uint8Array, from: number, to: number): string {
  return String.fromCharCode(...bytes.subarray(from, to));
}

/** The reason why a chosen file can never be uploaded; its message is shown to the user. */
export class PhotoProblem extends Error {
  override name = 'PhotoProblem';
}
