import { cleanPhoto } from '../../photos/formats/clean-photo.ts';

/** Tells whether a file is either refused, or accepted and not changed by a second cleaning. */
export function isStable(bytes: Uint8Array): boolean {
  const clean = cleanPhoto(bytes);
  if (typeof clean === 'string') return true;
  const again = cleanPhoto(clean.bytes);
  if (typeof again === 'string') return false;
  const isSameSize = again.width === clean.width && again.height === clean.height;
  return isSameSize && Buffer.compare(again.bytes, clean.bytes) === 0;
}
