/** What reading and writing a file's bytes needs in every format. */

/**
 * Segments or chunks that a file can have: a PNG of 8 MB has about a thousand in 8 KB pieces, and hundreds of thousands of empty
 * ones take seconds to read.
 */
export const PIECES_MAX = 5000;

/** Reads numbers of `bytes`, from where they start. Throws a RangeError past their end. */
export function viewOf(bytes: Uint8Array): DataView {
  return new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
}

/** The characters of `length` bytes, each of them one; fewer where the bytes end. */
export function textAt(bytes: Uint8Array, at: number, length: number): string {
  return String.fromCharCode(...bytes.subarray(at, at + length));
}

/** The bytes of a text of ASCII. */
export function ascii(text: string): Uint8Array<ArrayBuffer> {
  return Uint8Array.from(text, (character) => character.charCodeAt(0));
}

/** A copy of the parts, one behind the other. */
export function joined(parts: Uint8Array[]): Uint8Array<ArrayBuffer> {
  const length = parts.reduce((sum, part) => sum + part.length, 0);
  const bytes = new Uint8Array(length);
  let at = 0;
  for (const part of parts) {
    bytes.set(part, at);
    at += part.length;
  }
  return bytes;
}

/** What is kept of a file, part by part: a list of the parts could take a hundred times the file's memory. */
export class KeptBytes {
  readonly #room: Uint8Array;
  #length = 0;

  /** @param max bytes that all parts can have together */
  constructor(max: number) {
    this.#room = new Uint8Array(max);
  }

  add(part: Uint8Array): void {
    this.#room.set(part, this.#length);
    this.#length += part.length;
  }

  /** All that was added so far. */
  get all(): Uint8Array {
    return this.#room.subarray(0, this.#length);
  }
}
