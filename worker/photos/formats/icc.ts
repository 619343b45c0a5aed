/** Profiles of colour, which are kept byte for byte. See https://www.color.org/specification/ICC.1-2022-05.pdf, 7.2. */
import { textAt } from './bytes.ts';

/** Bytes of its header. */
const HEADER = 128;

/**
 * Whether bytes are a profile, by its signature.
 * @param start of it, with at least its header
 */
export function isProfile(start: Uint8Array): boolean {
  return start.length >= HEADER && textAt(start, 36, 4) === 'acsp';
}
