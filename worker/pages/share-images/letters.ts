import { Buffer } from 'node:buffer';
import source from './letters.json' with { type: 'json' };

export type LetterSize = keyof typeof source.sizes;

export interface Glyph {
  advance: number;
  left: number;
  top: number;
  width: number;
  height: number;
  at: number;
}

const UNKNOWN = '?';

export function getGlyph(size: LetterSize, character: string): Glyph {
  const letters: Record<string, number[]> = source.sizes[size].letters;
  const [advance = 0, left = 0, top = 0, width = 0, height = 0, at = 0] =
    letters[character] ?? letters[UNKNOWN] ?? [];
  return { advance, left, top, width, height, at };
}

export function measureWidth(size: LetterSize, text: string): number {
  return Array.from(text).reduce((sum, value) => sum + getGlyph(size, value).advance, 0);
}

let pixels: Promise<Uint8Array> | undefined;

/** The coverage of all letters' pixels, 0 to 15, two per byte. Decompressed once per isolate. */
export async function loadLetterPixels(): Promise<Uint8Array> {
  pixels ??= unpackPixels();
  return pixels;
}

async function unpackPixels(): Promise<Uint8Array> {
  const packed = Buffer.from(source.pixels, 'base64');
  const stream = new Blob([packed]).stream().pipeThrough(new DecompressionStream('deflate'));
  return new Response(stream).bytes();
}
