import type { PhotoFormat } from '@desert/contract/photos/photos';
import { Refusal } from '../../http/response/refusal.ts';

export interface CleanPhoto {
  format: PhotoFormat;
  /** Width in pixels, after the orientation is applied. */
  width: number;
  height: number;
  bytes: Uint8Array<ArrayBuffer>;
}

/** Maximum pixels per side. */
const MAX_SIDE = 16_384;
const MAX_PIXELS = 50_000_000;

export const EMPTY = 'This file is empty. Choose another one.';
export const UNSUPPORTED_PHOTO = 'This isn’t a supported photo. Choose a JPEG, PNG, or WebP.';
export const BROKEN = 'This photo is damaged or incomplete. Try it again, or choose another one.';
export const ANIMATED = 'Animated images aren’t supported. Choose a still photo.';
export const UNUSUAL_JPEG =
  'Some browsers can’t show this type of JPEG. Save it as a standard JPEG, PNG, or WebP.';
export const TOO_MANY_PIXELS = `This photo is too large. The limit is ${MAX_SIDE.toLocaleString('en-US')} pixels per side and ${MAX_PIXELS.toLocaleString('en-US')} in total.`;

/** Refuses a photo, as the field `photo` of an upload. */
export function refusePhoto(photo = BROKEN): never {
  throw new Refusal(400, { photo });
}

export function checkSize(width: number, height: number): void {
  if (width === 0 || height === 0) refusePhoto();
  if (Math.max(width, height) > MAX_SIDE || width * height > MAX_PIXELS)
    refusePhoto(TOO_MANY_PIXELS);
}

/** Whether bytes start like an ICC profile: https://www.color.org/specification/ICC.1-2022-05.pdf, 7.2 */
export function isProfile(bytes: Uint8Array): boolean {
  return bytes.length >= 128 && readAscii(bytes, 36, 4) === 'acsp';
}

/** Maximum chunks or segments of a file. An 8 MB PNG with chunks of 8 KB has about 1,000. */
export const MAX_PIECES = 5000;

export function toDataView(bytes: Uint8Array): DataView {
  return new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
}

export function readAscii(bytes: Uint8Array, at: number, length: number): string {
  return String.fromCharCode(...bytes.subarray(at, at + length));
}

export function encodeAscii(text: string): Uint8Array<ArrayBuffer> {
  return Uint8Array.from(text, (character) => character.charCodeAt(0));
}

export function joinBytes(parts: Uint8Array[]): Uint8Array<ArrayBuffer> {
  const bytes = new Uint8Array(parts.reduce((sum, { length }) => sum + length, 0));
  let at = 0;
  for (const part of parts) {
    bytes.set(part, at);
    at += part.length;
  }
  return bytes;
}
